"""Names that every MicroPython has, for tools/shorten.py."""

# `dir` of its modules, of what is in them and of its types, in MicroPython 1.28 for the Pico; of
# rp2 only Flash. What our code calls by one of these names may be MicroPython's.
_NAMES = """
ADC ALT ALT_GPCK ALT_I2C ALT_PIO0 ALT_PIO1 ALT_PWM ALT_SIO ALT_SPI ALT_UART ALT_USB ARRAY
ArithmeticError AssertionError AttributeError BFINT16 BFINT32 BFINT8 BFUINT16 BFUINT32 BFUINT8
BF_LEN BF_POS BIG_ENDIAN BUILTIN_CDC BUILTIN_DEFAULT BUILTIN_NONE BaseException BytesIO CORE_TEMP
CTS EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST
EHOSTUNREACH EINPROGRESS EINVAL EIO EISDIR ENOBUFS ENODEV ENOENT ENOMEM ENOTCONN EOFError
EOPNOTSUPP EPERM ETIMEDOUT Ellipsis Exception FLOAT32 FLOAT64 Flash FrameBuffer FrameBuffer1
GS2_HMSB GS4_HMSB GS8 GeneratorExit I2C I2CTarget I2S IN INT INT16 INT32 INT64 INT8 INV_RX INV_TX
IOBase IRQ_ADDR_MATCH_READ IRQ_ADDR_MATCH_WRITE IRQ_BREAK IRQ_END_READ IRQ_END_WRITE IRQ_FALLING
IRQ_READ_REQ IRQ_RISING IRQ_RXIDLE IRQ_TXIDLE IRQ_WRITE_REQ ImportError IndentationError IndexError
KeyError KeyboardInterrupt LITTLE_ENDIAN LONG LONGLONG LSB LookupError MONO MONO_HLSB MONO_HMSB
MONO_VLSB MSB MVLSB MemoryError NATIVE NameError NotImplemented NotImplementedError ONE_SHOT
OPEN_DRAIN OSError OUT OverflowError PERIODIC PTR PULL_DOWN PULL_UP PWM PWRON_RESET Pin RGB565 RTC
RTS RX RingIO RuntimeError SHORT SPI STEREO Signal SoftI2C SoftSPI StopAsyncIteration StopIteration
StringIO SyntaxError SystemExit TX Timer TypeError UART UINT UINT16 UINT32 UINT64 UINT8 ULONG
ULONGLONG USBDevice USHORT UnicodeError VOID ValueError VfsFat VfsLfs2 ViperTypeError WDT WDT_RESET
ZeroDivisionError _build _machine _mpy _thread a2b_base64 abs active add addressof all
alloc_emergency_exception_buf any append args argv array b2a_base64 bin bitstream blit board bool
bootloader buffer bytearray bytearray_at byteorder bytes bytes_at callable center chdir chr
classmethod clear close collect compile complex config const copy count cpu crc32 datetime decode
deepsleep deinit delattr deleter dht_readinto dict difference difference_update digest dir disable
disable_irq discard divmod dupterm dupterm_notify duty_ns duty_u16 ellipse enable enable_irq encode
endswith enumerate errno errorcode eval exec execfile exit extend feed fill fill_rect filter find
float flush format freq from_bytes fromhex fromkeys frozenset get getattr getcwd getter getvalue
globals gmtime hasattr hash heap_lock heap_unlock help hex hexlify high hline id idle ilistdir
implementation index init input insert int intersection intersection_update ioctl irq isalpha
isdigit isdisjoint isenabled isinstance islower isspace issubclass issubset issuperset isupper
items iter join kbd_intr keys len lightsleep line list listdir locals localtime low lower lstrip
map max maxsize md5 mem16 mem32 mem8 mem_alloc mem_free mem_info memoryview min mkdir mkfs mktime
modules mount name next object oct off on open opt_level ord partition path pend_throw pixel
platform poly pop popitem pow print print_exception property ps1 ps2 qstr_info range read read_u16
readblocks readfrom readfrom_into readfrom_mem readfrom_mem_into readinto readline readlines rect
remote_wakeup remove rename replace repr reset reset_cause reverse reversed rfind rindex rmdir
round rpartition rsplit rstrip scan schedule scroll seek send sendbreak sep set setattr setdefault
setter sha1 sha256 shift sizeof sleep sleep_ms sleep_us slice soft_reset sort sorted split
splitlines stack_use stall start startswith stat staticmethod statvfs stderr stdin stdout step stop
str strip struct submit_xfer sum super symmetric_difference symmetric_difference_update sync tell
text threshold throw ticks_add ticks_cpu ticks_diff ticks_ms ticks_us time time_ns time_pulse_us
to_bytes toggle tuple txdone type umount uname unhexlify union unique_id unlink update upper
urandom value values version version_info vline write write_readinto writeblocks writeto
writeto_mem writevto zip
"""
NAMES = frozenset(_NAMES.split())

# A .mpy has a number in place of these, a byte for the first ones, else two; they take no
# RAM (py/makeqstrdata.py, static_qstr_list, in its order). Left out are those with underscores and
# what the compiler knows, such as const.
_NUMBERED = """
ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception
GeneratorExit ImportError IndentationError IndexError KeyError KeyboardInterrupt LookupError
MemoryError NameError NoneType NotImplementedError OSError OverflowError RuntimeError StopIteration
SyntaxError SystemExit TypeError ValueError ZeroDivisionError abs all any append args bool
bytearray bytecode bytes callable chr classmethod clear close copy count dict dir divmod end
endswith eval exec extend find format from_bytes get getattr globals hasattr hash id index insert
int isalpha isdigit isinstance islower isspace issubclass isupper items iter join key keys len list
little locals lower lstrip map next object open ord pop popitem pow print range read readinto
readline remove replace repr reverse rfind rindex round rsplit rstrip send sep set setattr
setdefault sort sorted split start startswith staticmethod step stop str strip sum throw to_bytes
tuple type update upper value values write zip
"""
NUMBERED = tuple(_NUMBERED.split())

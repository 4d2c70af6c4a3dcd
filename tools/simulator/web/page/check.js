// For browsers that cannot run the page: they are told what it takes, as those without JavaScript.
(function () {
  var able = "noModule" in document.createElement("script") && window.WebAssembly && window.Worker;
  if (!able || location.protocol === "file:") {
    document.body.innerHTML = document.querySelector("noscript").textContent;
  }
})();

// Starts the page, or tells a browser that cannot run it what it takes, as one without JavaScript.
(function () {
  var able = "noModule" in document.createElement("script") && window.WebAssembly && window.Worker;
  if (!able || location.protocol === "file:") {
    document.body.innerHTML = document.querySelector("noscript").textContent;
    return;
  }
  var page = document.createElement("script");
  page.type = "module";
  page.src = "page.js";
  document.body.appendChild(page);
})();

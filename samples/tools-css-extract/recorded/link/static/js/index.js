	var linkTag = document.createElement("link");
linkTag.setAttribute("data-app", "ferries");

linkTag.rel = "stylesheet";

if (__webpack_require__.nc) {
  linkTag.nonce = __webpack_require__.nc;
}
linkTag.href = fullhref;

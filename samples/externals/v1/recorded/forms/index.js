module.exports = import("https://cdn.example.com/charts.mjs").then(function(module) { return module; });

},
677(module, __unused_rspack_exports, __webpack_require__) {

var __rspack_error = new Error();
module.exports = new Promise(function(resolve, reject) {
if(typeof Chat !== "undefined") return resolve();
__webpack_require__.l("https://chat.example.com/widget.js", function(event) {
  if(typeof Chat !== "undefined") return resolve();
  var errorType = event && (event.type === 'load' ? 'missing' : event.type);
  var realSrc = event && event.target && event.target.src;
  __rspack_error.message = 'Loading script failed.\n(' + errorType + ': ' + realSrc + ')';
  __rspack_error.name = 'ScriptExternalLoadError';
  __rspack_error.type = errorType;
  __rspack_error.request = realSrc;
  reject(__rspack_error);
}, "Chat");
}).then(function() { return Chat; });


},
496(module) {
module.exports = Maps;

},
993(module) {
module.exports = Maps.Tiles;

},
688(module) {
module.exports = window["ads-client"];

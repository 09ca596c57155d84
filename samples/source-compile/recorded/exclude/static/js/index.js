;// CONCATENATED MODULE: ./src/vendor/zoom.js
const zoom = (view) => view?.scale ?? 1;

;// CONCATENATED MODULE: ./src/viewer.js
var _zoom;

const viewer_view = {
    scale: null
};
document.title = `${(_zoom = zoom(viewer_view)) !== null && _zoom !== void 0 ? _zoom : 'unknown'}`;

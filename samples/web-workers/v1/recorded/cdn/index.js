const worker = new Worker(new URL(/* worker import */"/" + __webpack_require__.u("302"), __webpack_require__.b));

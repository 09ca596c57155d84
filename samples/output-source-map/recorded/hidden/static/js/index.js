(()=>{"use strict";if(Number(document.body.dataset.cents)>1e4)throw Error("Over the limit")})();

(()=>{"use strict";let o=0;function e(){return o+=1,`Tram ${o}`}location.hash,e(),window.console.log("timetable version 4"),document.body.append(e())})();

(()=>{"use strict";let e=0;window.console.log("timetable version 4"),document.body.append((e+=1,`Tram ${e}`))})();

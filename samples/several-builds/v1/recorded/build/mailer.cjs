(()=>{"use strict";(0,require("node:fs").writeFileSync)("newsletter.txt",`Elm Street: tonight from 25.00 €
`),module.exports={}})();

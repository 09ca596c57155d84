(()=>{let e=Number("3");document.body.textContent=`${e} halls are open, says https://api.museum.example`})();

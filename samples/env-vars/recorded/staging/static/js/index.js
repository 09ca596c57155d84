(()=>{let e=Number("12");document.body.textContent=`${e} halls are open, says https://staging.museum.example`})();

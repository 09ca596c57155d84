document.body.textContent="Orchard: pick your own";

const render = ()=>`<h1>${"Orchard"}</h1>`;

// Imports a package as a module of a sample would: Node.js resolves it from this file.
module.exports = (specifier) => import(specifier);

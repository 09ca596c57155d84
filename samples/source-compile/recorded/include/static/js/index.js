            search = source.indexOf(search, index !== null && index !== void 0 ? index : 0);

			search = source.indexOf(search, index ?? 0);

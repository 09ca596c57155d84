	var target = document.querySelector("#own-styles");
target.parentNode.insertBefore(linkTag, target.nextSibling);

options.setAttributes = (setAttributesWithAttributesAndNonce_default());
options.insert = insertStyle;
options.domAPI = (styleDomAPI_default());
options.insertStyleElement = (insertStyleElement_default());

var update = injectStylesIntoStyleTag_default()(badge/* ["default"] */.A, options);

options.setAttributes = (setAttributesWithAttributesAndNonce_default());
options.insert = (style) => {
        const first = document.head.querySelector(':not([data-widget])');
        document.head.insertBefore(style, first);
      };
options.domAPI = (styleDomAPI_default());
options.insertStyleElement = (insertStyleElement_default());

var update = injectStylesIntoStyleTag_default()(badge/* ["default"] */.A, options);

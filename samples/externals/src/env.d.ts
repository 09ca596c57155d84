declare module 'ads-client';
declare module 'charts';
declare module 'chat-widget';
declare module 'maps';
declare module 'maps/tiles';

import ads from 'ads-client';
import charts from 'charts';
import chat from 'chat-widget';
import maps from 'maps';
import tiles from 'maps/tiles';

document.body.append(ads, charts, chat, maps, tiles);

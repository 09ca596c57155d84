import moment from 'moment';
import 'moment/locale/de';

moment.locale('de');
document.body.append(moment('2026-06-21').format('dddd, D. MMMM'));

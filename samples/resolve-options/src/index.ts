import { columns } from './layout';

document.body.append(`${columns} columns`);

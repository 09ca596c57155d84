declare const GUESTBOOK_TITLE: string;

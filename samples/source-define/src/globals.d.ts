declare const RELEASE: string;
declare const DECKS: number;
declare const SALE_OPEN: boolean;
declare const HARBOUR: { name: string; berths: number[] };

const books = $state([
  { title: 'Piranesi', page: 40, pages: 245 },
  { title: 'The Wall', page: 0, pages: 180 },
]);

const pagesLeft = $derived(books.reduce((sum, { page, pages }) => sum + pages - page, 0));

export const shelf = {
  books,
  get pagesLeft() {
    return pagesLeft;
  },
  read(title: string, count: number): void {
    const book = books.find((entry) => entry.title === title);
    if (book) book.page = Math.min(book.page + count, book.pages);
  },
};

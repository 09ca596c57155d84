export const zoom = (view) => view?.scale ?? 1;

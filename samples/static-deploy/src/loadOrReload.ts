/** Loads a module; if its file is gone, reloads the page once. */
export async function loadOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  // A module that loads must not clear the mark of one that does not.
  const key = `reloaded-for-${name}`;
  try {
    const module = await load();
    sessionStorage.removeItem(key);
    return module;
  } catch (error) {
    if (!sessionStorage.getItem(key)) {
      sessionStorage.setItem(key, '1');
      location.reload();
    }
    throw error;
  }
}

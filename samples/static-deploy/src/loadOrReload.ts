const key = 'reloaded-after-release';

/** Loads a module; if its file is gone, reloads the page once. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
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

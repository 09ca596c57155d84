export async function translate(language: string) {
  const { title } = await import(`./languages/${language}.ts`);
  document.title = title;
}

translate(document.documentElement.lang || 'en');

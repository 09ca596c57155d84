export const recipes = ['Barley soup', 'Quince jelly', 'Rye bread'];

import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Recipes of one's own, what is cooked when, and what has to be bought for it. */
export const recipes: Proposal = {
  is: 'A collection of recipes that plans the week and writes the shopping list.',
  today:
    'Recipes stand in books, on slips of paper and behind links, and something is always missing from the shopping.',
  jobs: { client: 'decide once a week what is eaten, and shop without forgetting anything' },
  client: 'cook',
  signs:
    /\brecipe (?:app|collection|box|manager|book|site|planner)\b|\bmeal plan(?:s|ner|ning)?\b|\b(?:collect|save|store|keep)\w* (?:\w+ ){0,3}recipes\b/i,
  not: /\b(?:restaurant|order\w*|community|forum|market ?place|newsletter|share recipes with)\b/i,
  acts: [
    {
      line: '{Client} adds a recipe → new recipe: title, servings, minutes, steps, photo',
      takes: /\b(?:adds?|saves?|collects?|stores?|writes?|enters?)\b.*\brecipes?\b/i,
    },
    { line: '{Client} adds an ingredient to a recipe → new ingredient: recipe, name, amount, unit' },
    {
      line: '{Clients} search by title and ingredient → recipes with title, photo and minutes',
      takes: /\b(?:search|find|look|browse)\w*\b/i,
    },
    { line: '{Client} puts a recipe on a day → new meal: day, recipe, servings', takes: /\bplans?\b/i },
    { line: '{Client} drops a meal → meal is dropped' },
    {
      line: '{Client} makes the shopping list of a week → new item for each ingredient of the planned meals: name, amount, unit',
      takes: /\bshopping\b/i,
    },
    { line: '{Client} ticks an item off → item is bought' },
    { line: '{Client} marks a meal as cooked → meal is cooked, with a note' },
    { line: '{Client} deletes a recipe → recipe is deleted' },
    { line: '{Client} shares a recipe by a link → recipe is shared', takes: /\bshares?\b/i },
    { line: '{Client} ends the sharing of a recipe → recipe is private' },
  ],
  records: [
    { line: 'Recipe: {client}, title, servings, minutes, steps, photo; states: private, shared' },
    { line: 'Ingredient: recipe, name, amount, unit' },
    { line: 'Meal: recipe, day, servings, note; states: planned, cooked, dropped' },
    { line: 'Item: name, amount, unit; states: open, bought' },
  ],
  rules: [
    { line: 'The app reckons the amount of an item from the servings of its meals.' },
    { line: 'Nobody puts a deleted recipe on a day.' },
    { line: '{Clients} see only their own recipes, meals and items.' },
    { line: 'The app shows a shared recipe to whoever has its link.' },
  ],
  nots: [{ line: 'No calories and no advice on diets.', unless: /\b(?:calor|diet|nutri)/i }],
  aims: [
    { line: '5 of 10 {clients} plan three meals in their second week.' },
    { line: '6 of 10 planned meals are cooked in the second month.' },
  ],
};

import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['titre', 'intitule', 'intitulee'],
  says: [
    'dit',
    'dise',
    'affiche',
    'afficher',
    'affichez',
    'montre',
    'montrer',
    'ecris',
    'ecrire',
    'message',
    'texte',
    'apparait',
    'apparaisse',
  ],
  win: ['gagne', 'gagner', 'gagnant', 'fin', 'termine', 'terminer', 'victoire', 'reussi', 'reussite'],
  lose: ['perd', 'perdre', 'perdu', 'perds', 'game over', 'meurt', 'mourir'],
  name: ['appele', 'appelee', 'appellent', 'appelle', 'nomme', 'nommee', 'nom', 'noms', 'prenomme', 'prenommee'],
  owner: [
    'chaine',
    'entreprise',
    'marque',
    'boutique',
    'magasin',
    'equipe',
    'ecole',
    'classe',
    'logo',
    'studio',
    'club',
    'boulangerie',
    'restaurant',
    'cafe',
    'groupe',
    'produit',
  ],
};

export const notes: AskNotes = {
  notUsed: 'ce jeu ne s’en sert pas',
  changed: 'devenu {n}',
  ownKeys: 'ce sont les touches du jeu qui comptent',
};

import type { Words } from '../en/device.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: 'Sur un autre appareil',
  how: 'Retrouve ton nom et tes tables sur un autre téléphone ou ordinateur.',
  show: 'Montrer un code',
  works:
    'Scanne-le, ou tape ces mots sur ton autre appareil. Le code ne sert qu’une fois\u00a0: ne le montre à personne d’autre.',
  copy: 'Copier le lien',
  left: text('Encore valable {time}'),
  over: 'Ce code a expiré.',
  used: 'Utilisé\u00a0: un autre appareil joue maintenant sous ton nom. Ce n’était pas le tien\u202f? Alors déconnecte tous les autres appareils.',
  again: 'Nouveau code',
  qr: 'QR code qui relie ton autre appareil',
  enter: 'J’ai un code',
  enterTitle: 'Saisir le code',
  enterHint: 'Quatre mots, dans les réglages de ton autre appareil.',
  label: 'Code',
  goOn: 'Continuer',
  bad: 'Un code, c’est quatre mots, comme kabo-relu-timo-sane.',
  renew: 'Déconnecter les autres appareils',
  renewed: 'Tous les autres appareils et codes sont déconnectés.',
  be: text('Continuer ici sous le nom «\u00a0{name}\u00a0»\u202f?'),
  already: text('Sur cet appareil, tu es {name}. Tables en cours\u00a0: {#tables}.'),
  wayBack: 'Tu pourras revenir en arrière à tout moment, dans les réglages.',
  mine: 'Continue seulement si c’est toi qui as créé ce code\u00a0: qui l’a créé voit tout ce que tu joues ici, même tes cartes secrètes.',
  yes: text('Oui, c’est moi, {name}'),
  no: 'Non',
  same: text('Tu es déjà {name} ici'),
  wrong: 'Ce code ne marche pas',
  wrongHint:
    'Il a peut-être expiré ou déjà servi. Fais-en un nouveau dans les réglages de ton autre appareil.',
  was: text('Tu étais {name} sur cet appareil'),
  back: text('Redevenir {name}'),
  backHint: 'Ce retour n’est gardé que sur cet appareil.',
  unknown: 'Ce serveur ne te connaît plus',
  unknownHint: text(
    'Il ne reconnaît plus {name} sur cet appareil\u00a0: ses clés ont peut-être été changées. Continue comme quelqu’un de nouveau, sous le même nom. Le retour reste dans les réglages, au cas où le serveur te reconnaîtrait.',
  ),
  anew: 'Continuer comme quelqu’un de nouveau',
};

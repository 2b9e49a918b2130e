import type { Words } from '../en/device.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: 'Noutro aparelho',
  how: 'Sê a mesma pessoa noutro telefone ou computador, com as mesmas mesas.',
  show: 'Mostrar um código',
  works:
    'Lê-o com a câmara ou escreve estas palavras no teu outro aparelho. O código serve uma vez: não o mostres a mais ninguém.',
  copy: 'Copiar o link',
  left: text('Vale ainda {time}'),
  over: 'Este código expirou.',
  used: 'Usado: outro aparelho joga agora com o teu nome. Não era teu? Então termina a sessão em todos os outros.',
  again: 'Novo código',
  qr: 'Código QR que liga o teu outro aparelho',
  enter: 'Tenho um código',
  enterTitle: 'Escreve o código',
  enterHint: 'Quatro palavras, das definições do teu outro aparelho.',
  label: 'Código',
  goOn: 'Continuar',
  bad: 'Um código tem quatro palavras, como kabo-relu-timo-sane.',
  renew: 'Terminar nos outros aparelhos',
  renewed: 'Os outros aparelhos e códigos já não valem.',
  be: text('Ser {name} neste aparelho?'),
  already: text('Neste aparelho és agora {name}. Mesas em jogo: {#tables}.'),
  wayBack: 'Podes voltar atrás quando quiseres, nas definições.',
  mine: 'Continua só se foste tu a criar este código: quem o criou vê tudo o que jogas aqui, até as tuas cartas secretas.',
  yes: text('Sim, sou {name}'),
  no: 'Não',
  same: text('Aqui já és {name}'),
  wrong: 'Este código não vale',
  wrongHint:
    'Talvez tenha expirado ou já tenha sido usado. Faz um novo nas definições do teu outro aparelho.',
  was: text('Neste aparelho eras {name}'),
  back: text('Voltar a ser {name}'),
  backHint: 'O regresso fica guardado só neste aparelho.',
  unknown: 'Este servidor já não te conhece',
  unknownHint: text(
    'Já não reconhece {name} neste aparelho: talvez as chaves tenham mudado. Continua como alguém novo, com o mesmo nome. O regresso fica nas definições, caso o servidor te volte a reconhecer.',
  ),
  anew: 'Continuar como alguém novo',
};

/** What the server tells people, in German. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `nichts ist geschehen: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'das darf nur, wer eingeladen hat',
    'not-seated': 'du hast an diesem Tisch keinen Platz',
    'nobody-sits-there': 'dort sitzt niemand',
    'no-such-seat': 'diesen Platz hat der Tisch nicht',
    seated: 'du hast an diesem Tisch schon einen Platz',
    taken: 'dort sitzt schon jemand',
    'colour-taken': 'diese Farbe hat schon jemand',
    'no-packs': 'in diesem Spiel hat niemand einen eigenen Kartensatz',
    full: 'alle Plätze sind besetzt',
    'name-like': text(
      'dein Name sieht aus wie der von {detail} an diesem Tisch: Wähle einen anderen',
    ),
    'name-of-house': 'diesen Namen benutzt das Spiel selbst: Wähle einen anderen',
    'seed-given': 'dieser Platz hat seine Zufallszahl schon gegeben',
    'no-host-there': 'dort sitzt niemand, der den Tisch leiten könnte',
    'not-open': 'das geht nur, bevor das Spiel beginnt',
    'not-running': 'an diesem Tisch wird gerade nicht gespielt',
    'not-over': 'das Spiel ist noch nicht zu Ende',
    'game-over': 'das Spiel ist zu Ende',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), { one: 'ein Platz ist noch frei', other: '# Plätze sind noch frei' }),
    'nobody-plays': 'hier sitzen nur Bots: Jemand muss mitspielen',
    'not-come': text('noch nicht da: {detail}'),
    removed: 'dein Platz wurde freigemacht: Du kannst zuschauen',
    held: 'für diesen Platz spielt ein Bot: Nimm ihn erst zurück',
    'held-already': 'für diesen Platz spielt schon ein Bot',
    'not-held': 'für diesen Platz spielt kein Bot',
    stale: 'inzwischen ist etwas geschehen: Schau noch einmal hin',
    'bad-link': 'dieses Glied passt nicht zur Kette deines Platzes',
    'nothing-thrown': 'bei diesem Zug wird nichts geworfen, also gehört kein Glied dazu',
    'no-chains': 'die Würfel dieses Tisches nehmen keine Ketten',
    'not-called': 'von dir ist gerade kein Glied gefragt',
    called: 'das Spiel beginnt gleich',
    rules: text('die Regeln erlauben das nicht ({detail})'),
    unseen: 'an diesem Tisch wird mit echten Sachen gespielt: sag, was sie gezeigt haben',
    muted: 'du bist stummgeschaltet',
    'host-muted': 'wer eingeladen hat, kann nicht stummgeschaltet werden',
    'talked-out': 'an diesem Tisch wurde genug geredet: Der Chat ist voll',
    'changed-out': 'an diesem Tisch hast du genug geändert',
    'chat-closed': 'Teams dürfen sich nicht absprechen: Der Chat öffnet nach dem Spiel wieder',
    'ranked-table':
      'Am Tisch der Herausforderung des Tages spielst du allein, einmal und bis zum Ende',
    'no-such-moment': 'diesen Moment hat das Spiel nicht',
    closed: 'an diesem Tisch darf niemand zuschauen',
    'set-aside': 'dieser Tisch ist beschädigt, hier geht es nicht weiter; der Server weiß Bescheid',
    'no-rules': 'dieser Server kennt die Regeln dieses Tisches nicht, ein anderer vielleicht schon',
    'not-stored': nothing('mit dem Server stimmt etwas nicht'),
    'store-full': nothing('es ist kein Platz mehr, um es zu speichern'),
    'store-busy': nothing('der Speicher ist beschäftigt'),
    'store-broken': nothing('es konnte nicht gespeichert werden'),
    'store-unknown': nothing('vielleicht wurde es nicht gespeichert'),
    'table-busy': nothing('am Tisch ist zu viel los'),
    'clock-skewed': text(
      'die Uhren dieses Rechners und des Speichers gehen {detail}\u00a0ms auseinander',
    ),
    draining: 'der Server hält gleich an: Versuch es gleich noch einmal',
    stopping: 'der Server hält an: Komm gleich wieder',
    'unknown-table': 'einen Tisch dieses Namens gibt es nicht',
    'too-many-misses': 'zu viele Tische, die es nicht gibt: Warte einen Moment',
    'play-first': 'Spiel es zuerst selbst: Wer das Spiel sieht, kennt die Würfe',
    'ranked-only':
      'Die Herausforderung des Tages wird an einem Tisch des Servers gespielt: Ein Spiel von anderswo zählt nicht',
    'ranked-people': 'die Rangliste des Tages ist für Menschen, nicht für Programme',
    'ranked-proof':
      'die Würfe des Tages werden mit den Herausforderungen bekannt gegeben, sobald der Tag vorbei ist',
    'no-result': 'dieses Ergebnis gibt es nicht',
    'record-is-secret': 'das Spiel ist nicht zu Ende: Sein Protokoll enthält alle Geheimnisse',
    'bad-message': text('der Server hat das nicht verstanden ({detail})'),
    'not-json': 'das ist kein gültiges JSON',
    'not-text': 'Nachrichten sind Text, keine Bytes',
    'other-protocol': text('dieser Server spricht ein anderes Protokoll: {detail}'),
    'unknown-token': 'dieses Token gilt hier nicht: Hol dir ein neues',
    'token-gone': 'dieses Token gilt nicht mehr: Hol dir ein neues',
    'token-needed': 'ein Token ist nötig: authorization: Bearer TOKEN',
    'unknown-code':
      'dieser Code gilt nicht oder nicht mehr: Erzeuge auf deinem anderen Gerät einen neuen',
    'too-many-codes': 'zu viele falsche Codes: Warte einen Moment',
    'bad-attempt': 'der Idempotency-Key hat 22 bis 64 Buchstaben, Ziffern und Bindestriche',
    'say-hello': 'sag erst hello, mit einem Token',
    'not-watching': 'schau erst dem Tisch zu',
    'too-many-watched': text('eine Verbindung darf {detail} Tischen zuschauen'),
    'slow-down': 'zu viele Nachrichten: langsamer',
    'too-much': 'zu viel auf einmal: Warte einen Moment',
    'too-many-guests': 'zu viele Gäste von einer Adresse: Warte einen Moment',
    'too-many-tables': 'zu viele Tische auf einmal: Warte einen Moment',
    'too-many-unfinished': 'du hast zu viele unfertige Tische: Spiel erst einen zu Ende',
    'too-many-of-address': 'aus deinem Netz laufen zu viele Tische: Spielt erst einen zu Ende',
    'too-many-connections': 'zu viele Verbindungen: Warte einen Moment',
    'house-full': 'zu viele Verbindungen zur gleichen Zeit',
    'other-name':
      'unter diesem Namen antwortet der Server nicht: Nimm die Adresse, die du bekommen hast, oder starte ihn mit --name',
    'operator-only':
      'das ist für den Betrieb des Servers: Frag auf dem Rechner selbst oder mit dem Token von --metrics-token',
    'program-of-program': 'ein Programm kann keine Programme haben',
    'foreign-page': 'Seiten anderer Herkunft dürfen hier keine Verbindung öffnen',
    'socket-elsewhere': text('Verbindungen gibt es unter {detail}'),
    'socket-needed':
      'hier wird ein WebSocket geöffnet, und die Anfrage verlangt keinen: Ein Proxy muss die Kopfzeilen Upgrade und Connection weitergeben',
    'nothing-here': 'hier ist nichts',
    'only-methods': text('hier geht nur {detail}'),
    'send-json': 'schick JSON, mit content-type: application/json',
    'body-too-large': text('der Inhalt hat mehr als {detail} Bytes'),
    'body-cut-off': 'der Inhalt kam nicht ganz an',
  },

  pages: {
    welcome: {
      lead: 'Drei Würfelspiele zum Zusammenspielen. Dieser Server ist offen; gespielt wird im Terminal oder mit Programmen:',
      open: 'einen Tisch eröffnen und sich hinsetzen',
      join: 'über seinen Link dazukommen',
      notBuilt: text(
        'Es gibt auch eine Seite zum Spielen, aber sie ist nicht gebaut: {command} baut sie, und der Server zeigt sie beim nächsten Start.',
      ),
      api: 'Die API zum Nachlesen',
      openApi: 'dieselbe als OpenAPI 3.1',
    },
    table: 'Du bist an einen Tisch eingeladen. Komm aus einem Terminal dazu:',
    api: {
      title: 'Die API',
      lead: text(
        'JSON über HTTP, und ein WebSocket unter {socket} für das, was an Tischen geschieht. Ein Token steht in der Kopfzeile {header}. Was abgelehnt wird, kommt mit einem Code und einem Grund, in der Sprache von Accept-Language oder des hello.',
      ),
      routes: {
        'POST /api/guests': 'Jemand sein: ein Gast mit Namen und Token. Ohne Namen gibt es einen.',
        'POST /api/programs':
          'Eine eigene Person für ein Programm von dir, das spielt; alle sehen, dass es eins ist.',
        'GET /api/me': 'Wer du laut Token bist.',
        'PATCH /api/me':
          'Ein anderer Name, sofort an jedem Tisch, an dem du sitzt; wo Teams sich nicht absprechen dürfen, erst beim nächsten Spiel.',
        'DELETE /api/me/tokens':
          'Macht alle deine Tokens und die deiner Programme wertlos und gibt ein neues: falls jemand eins gesehen hat. Geht die Antwort verloren, wird dieselbe Anfrage mit demselben Idempotency-Key noch einmal beantwortet.',
        'POST /api/me/codes':
          'Ein Code, mit dem ein anderes Gerät von dir zu dir wird: Er gilt einmal und fünf Minuten lang. Ein neuer beendet den vorigen.',
        'GET /api/me/codes':
          'Ob dein letzter Code noch wartet oder benutzt wurde und nun ein anderes Gerät du ist.',
        'POST /api/codes': 'Sei, wer diesen Code erzeugt hat. Er ist danach verbraucht.',
        'GET /api/me/tables':
          'Deine Tische, offen, laufend und beendet, die zuletzt geänderten zuerst.',
        'GET /api/me/dice':
          'Was auf deinen Plätzen fiel, gezählt über deine letzten tausend beendeten Spiele.',
        'GET /api/dice': 'Was in allen beendeten Spielen dieses Servers fiel, gezählt.',
        'GET /api/tables':
          'Die öffentlichen Tische, offen oder laufend, deren Gastgeber da ist; wenige pro Person und Adresse.',
        'POST /api/tables':
          'Eröffnet einen Tisch, noch ohne jemanden: Hinsetzen geht über den Socket. Der Fingerabdruck der Würfel wird mit veröffentlicht.',
        'GET /api/tables/{table}':
          'Ein Tisch, wie du ihn sehen darfst: dieselbe Nachricht wie über den Socket.',
        'GET /api/tables/{table}/record':
          'Das Protokoll eines beendeten Spiels, eine Zeile pro Zug.',
        'GET /api/tables/{table}/proof':
          'Der Beweis der Würfel eines beendeten Spiels: „gobelet verify“ prüft ihn am Protokoll.',
        'GET /api/door':
          'Ob jetzt ein Socket geöffnet würde; wenn nicht, warum, und wann es sich wieder lohnt.',
        'GET /health': 'Der Prozess lebt.',
        'GET /ready':
          'Man kann Leute herschicken: Der Speicher antwortet, und der Server hält nicht gleich an.',
        'GET /metrics': 'Zahlen über den Server, für Prometheus.',
        'GET /api/challenges/daily':
          'Die Herausforderung des Tages für alle, nach UTC, ohne ihre Würfe; die von gestern; und die letzte, deren Würfe bekannt sind.',
        'POST /api/challenges/daily/table':
          'Der Tisch, an dem du die Herausforderung des Tages spielst. Er beginnt mit der ersten Anfrage; du hast einen am Tag.',
        'GET /api/challenges/{id}/results':
          'Was aus einer Herausforderung wurde, die Besten zuerst, und dein Platz darin.',
        'POST /api/challenges/{id}/results':
          'Dein Spiel einer Herausforderung, außer der eines Tages. Es wird nachgespielt, bevor es zählt; dein erstes zählt und ist die Antwort.',
        'GET /api/challenges/{id}/results/{person}':
          'Das Protokoll von jemandes Spiel einer Herausforderung, für alle, die sie selbst gespielt haben.',
      },
      needsToken: 'Braucht ein Token.',
      takes: 'Nimmt',
      answers: 'Antwortet',
      mayRefuse: 'Kann ablehnen:',
      fromClient: 'Socket: was ein Client sagt',
      protocol: text(
        'Protokoll {#version}. Eine Nachricht ist ein JSON-Objekt in einem Textframe.',
      ),
      fromServer: 'Socket: was der Server sagt',
      codes: 'Codes',
    },
  },
};

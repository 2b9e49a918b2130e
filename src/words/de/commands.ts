/** The help of the commands, in German. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'der Ordner des Servers (sonst GOBELET_DATA, sonst gobelet-data)';
const store =
  'eine PostgreSQL-Datenbank statt des Ordners, postgres://user:password@host/name (sonst GOBELET_STORE)';
const journals =
  'eine Datenbank für die Journale neuer Tische; darf mehrmals stehen (sonst GOBELET_JOURNALS)';
const firstRecord = 'Nur das erste Protokoll der Datei zählt; „-“ ist die Standardeingabe.';
const atEvents = 'nach wie vielen Ereignissen (sonst alle)';
const sameGames = 'dieselbe Zufallszahl gibt dieselben Spiele (sonst eine neue, die gezeigt wird)';
const ownOptions = 'Optionen des Spiels, etwa \'{"line":6}\'';
const recordsThere = 'die Protokolle dorthin schreiben; eine Datei dieses Namens wird ersetzt';
const ctrlC = 'Strg-C hält an und zeigt, was bis dahin geschah.';

export const words: Words = {
  usage: text('Aufruf: {line}'),
  flags: '[Optionen]',
  help: 'zeigt dies',
  lang: text('die Sprache: {all} (sonst GOBELET_LANG, sonst die des Systems)'),
  about:
    'Pokerdice, NEXT! und Séquence Dés: hier gespielt, für Freunde beherbergt, genau angesehen.',
  more: '„gobelet COMMAND --help“ sagt mehr; --lang xx spricht eine andere Sprache. Rückgabewerte: 0 gut, 1 replay fand ein schlechtes Protokoll, 2 falsch aufgerufen, oder eine unbrauchbare Datei.',

  commands: {
    serve: {
      summary: 'Tische beherbergen: Freunde kommen über einen Link, und nichts geht verloren.',
      flags: {
        port: text('wo er lauscht; sonst {usual}, 0 für irgendeinen freien'),
        host: text('auf welcher Adresse er lauscht; sonst {usual}, also auf allen'),
        data: 'wo alles aufbewahrt wird; sonst gobelet-data',
        store,
        journals,
        origin: 'wo man ihn findet, wenn ein Proxy davorsteht: https://dice.example.org',
        name: 'weitere Namen, unter denen man ihn erreicht, durch Kommas getrennt; Adressen und Namen im lokalen Netz gelten immer',
        'trust-proxy': text(
          'X-Forwarded-For nur von diesen Adressen und Netzen glauben, etwa {usual}; ohne Angabe nur von diesem Rechner',
        ),
        bus: 'NATS, über das Prozesse auf mehreren Rechnern einander sagen, was geschieht: nats://nutzer:passwort@rechner:4222. Auf einem gemeinsamen Ordner braucht es keins',
        drain: text(
          'wie viele Sekunden er nach SIGTERM weiterarbeitet, während /ready schon nein sagt, damit ein Lastverteiler alle zu einem anderen Prozess führt; sonst {usual}',
        ),
        'metrics-token':
          'ein Geheimnis aus mindestens 16 Zeichen, mit dem /ready und /metrics von überall lesbar sind',
        log: text('{usual}: was auf die Fehlerausgabe geht; sonst info'),
        'bot-pause': text('wie lange Bots für einen Zug brauchen; sonst {usual}'),
        absence: text('nach wie vielen Sekunden Abwesenheit ein Bot spielt; sonst {usual}'),
        rate: text('Nachrichten pro Sekunde für eine Verbindung; sonst {usual}'),
        work: text(
          'Millisekunden Rechenzeit pro Sekunde, die eine Adresse kosten darf; sonst {usual}',
        ),
        'per-address': text(
          'offene Sockets von einer Adresse; sonst {usual}. Die übrigen Grenzen einer Adresse wachsen mit, wenn sie nicht angegeben sind',
        ),
        connections: text('Verbindungen insgesamt; sonst {usual}'),
        lines: text('offene Verbindungen jeder Art von einer Adresse; sonst {usual}'),
        'limit-sockets': text('neue Sockets von einer Adresse; sonst {usual}'),
        'limit-requests': text('Anfragen von einer Adresse; sonst {usual}'),
        'limit-files': text('Dateien der Seite für eine Adresse; sonst {usual}'),
        'limit-guests': text('neue Gäste von einer Adresse; sonst {usual}'),
        'limit-misses': text(
          'Namen von Tischen, die es nicht gibt, von einer Adresse oder Person; sonst {usual}',
        ),
        'limit-tables': text('Tische, die eine Person eröffnet; sonst {usual}'),
        'limit-attempts': text(
          'Spiele zu Herausforderungen, die eine Person einschickt; sonst {usual}',
        ),
        'limit-talk': text('Chatnachrichten und Reaktionen einer Person; sonst {usual}'),
        'limit-reviews': text(
          'wie oft eine Person in einem beendeten Spiel führt oder zeigt; sonst {usual}',
        ),
        'limit-deeds': text(
          'was eine Person sonst an Tischen tut, Züge ausgenommen; sonst {usual}',
        ),
        'listed-per-person': text('Tische einer Person in der öffentlichen Liste; sonst {usual}'),
        'listed-per-address': text('Tische einer Adresse in der öffentlichen Liste; sonst {usual}'),
        'tables-per-person': text('unbeendete Tische, die eine Person haben darf; sonst {usual}'),
        'tables-per-address': text(
          'unbeendete Tische, die von einer Adresse aus eröffnet sein dürfen; sonst {usual}',
        ),
      },
      more: [
        'Eine Grenze wie 300/1200 heißt: 300 auf einmal, und alle 1200 Sekunden noch einmal so viele. Wer sie erreicht, erfährt, wann es weitergeht.',
        '/health antwortet allen. /ready und /metrics antworten nur auf diesem Rechner; hinter einem Proxy oder von anderswo brauchen sie --metrics-token.',
        'Jede Option kann auch aus einer Umgebungsvariablen kommen: --bot-pause aus GOBELET_BOT_PAUSE und so weiter.',
        'SIGTERM und Strg-C lassen speichern, was im Gang ist, bitten alle wiederzukommen, und halten an. „gobelet backup“ kopiert alles im Lauf.',
      ],
    },
    join: {
      summary:
        'Am Tisch eines Servers spielen, im Terminal: einen eröffnen, über einen Link dazukommen oder zuschauen.',
      flags: {
        name: 'wie du heißt; fürs nächste Mal gemerkt',
        watch: 'ohne Platz zuschauen',
        save: 'am Ende Protokoll und Beweis der Würfel hier speichern',
        'token-file': 'wer du bist, je Server; sonst tokens.json in deinem Konfigurationsordner',
        game: 'einen Tisch dieses Spiels eröffnen',
        seats: 'wie viele daran spielen; 2, wenn das Spiel nichts anderes sagt',
        options:
          'Optionen des Spiels, z. B. {"decks":2} oder {"line":6} (sechs in einer Reihe: von der Regel empfohlen zu zweit oder in zwei Teams)',
        bots: text('{usual}: je ein Bot, auf den letzten Plätzen'),
        pace: 'live:300+10 sind je 300 Sekunden und 10 mehr pro Zug; relaxed; days:2',
        listed: 'den Tisch in der öffentlichen Liste zeigen',
        closed: 'ohne Platz darf niemand zuschauen',
      },
      more: [
        'URL ist der Link eines Tischs oder die Adresse eines Servers: Mit --game wird dort ein Tisch eröffnet, ohne wählst du unter denen, die es gibt.',
        'Mit demselben Link kommst du an denselben Platz zurück. Züge tippst du wie in „gobelet play“; ? erklärt.',
      ],
    },
    play: {
      summary: 'Im Terminal spielen, gegen Bots oder mit mehreren an einem Bildschirm.',
      flags: {
        seats: 'wie viele spielen; 2, wenn das Spiel nichts anderes sagt',
        humans:
          'wie viele davon, ab dem ersten Platz, Menschen sind; sonst 1, die anderen sind Bots',
        bots: text('{usual}: eine Stufe für alle Bots oder eine für jeden; sonst casual'),
        names: 'die Namen der Plätze',
        seed: 'dieselbe Zufallszahl gibt dieselben Würfel und Bots',
        options:
          'Optionen des Spiels, z. B. {"decks":2} oder {"line":6} (sechs in einer Reihe: von der Regel empfohlen zu zweit oder in zwei Teams)',
        save: 'wo das Protokoll steht; sonst eine neue Datei in diesem Ordner',
        resume: 'das erste Protokoll einer Datei weiterspielen',
      },
      more: [
        'Ohne den Namen eines Spiels fragt es.',
        'Züge tippst du nach Nummer oder wie geschrieben; ? erklärt, quit geht. Allein gegen Bots zeigt odds, was jeder Zug wert ist. Das Protokoll wird mit jedem Zug gespeichert.',
        'NO_COLOR schaltet Farben aus.',
      ],
    },
    replay: {
      summary: 'Protokolle nachspielen und für jedes eine Zeile JSON ausgeben.',
      flags: {},
      more: [
        '„-“ ist die Standardeingabe. Dateien werden fortlaufend gelesen, wie groß sie auch sind.',
        'Der Rückgabewert ist 1, wenn ein Protokoll schlecht ist, 2, wenn eine Datei nicht lesbar ist.',
      ],
    },
    view: {
      summary: 'Zeigen, was jemand in einem Moment eines Protokolls wissen darf, als JSON.',
      flags: {
        seat: 'wer schaut: ein Platz, ab 0 gezählt, oder public für alle (nötig)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Zeigen, was jeder erlaubte Zug in einem Moment eines Protokolls wert ist, der beste zuerst, und warum.',
      flags: {
        at: atEvents,
        seat: 'wessen Züge, ab 0 gezählt (sonst der erste Platz am Zug)',
        json: 'eine Zeile JSON statt einer Tabelle',
      },
      more: [
        'Die Chancen folgen aus dem, was dieser Platz wissen darf, nie aus den Geheimnissen des Protokolls.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Viele zufällige Spiele auf allen Kernen spielen und zeigen, was sie ergeben.',
      flags: {
        games: 'wie viele Spiele (nötig)',
        seats: 'wie viele Plätze (sonst so wenige wie möglich)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Bots und Programme auf allen Kernen gegeneinander spielen lassen.',
      flags: {
        players: 'wer spielt, etwa master,strong,random,cmd:"python3 mine.py" (nötig)',
        games: 'wie viele Spiele, auf ganze Blöcke aufgerundet (nötig)',
        seats: 'wie viele Plätze; die Liste wird um den Tisch wiederholt (sonst einer für jeden)',
        seed: sameGames,
        options: ownOptions,
        think: text('wie lange ein Programm überlegen darf (sonst {usual})'),
        workers: 'wie viele Spiele zugleich (sonst so viele wie Kerne)',
        out: recordsThere,
        json: 'das Ergebnis als JSON ausgeben',
        verbose: 'zeigen, was Programme auf die Fehlerausgabe schreiben',
      },
      more: [
        'Ein Block ist ein Spiel für jede Drehung der Spieler um den Tisch, alle mit denselben Würfeln. Die Stufen sind beginner, casual, strong und master; random nimmt irgendeinen erlaubten Zug. Programme sprechen das Protokoll von docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Ohne Netz prüfen, dass jeder Wurf eines Spiels mit fairen Würfeln aus seinem Beweis folgt.',
      flags: {
        commitment: 'der Fingerabdruck, den du vor dem Hinsetzen notiert hast, zum Vergleich',
        json: 'eine Zeile JSON mit jeder Frage an den Zufall statt Worten',
      },
      more: [
        'Der Beweis zu game.jsonl ist game.proof.json daneben, wenn keine andere Datei genannt ist. „-“ ist die Standardeingabe.',
        'Der Rückgabewert ist 0, wenn alles folgt, 1, wenn nicht, 2, wenn eine Datei unbrauchbar ist. docs/fair-dice.md erklärt es.',
      ],
    },
    backup: {
      summary: 'Alles, was ein Server aufbewahrt, im Lauf in eine Datei kopieren.',
      flags: { data: folder, store, journals },
      more: [
        'FILE darf es noch nicht geben. Sie wird geprüft, bevor Erfolg gemeldet wird; „gobelet restore“ spielt sie zurück.',
      ],
    },
    restore: {
      summary: 'Eine Sicherung in den Ordner eines Servers zurückspielen.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'auch wenn es schon eine Datenbank gibt, die beiseitegelegt wird',
        'new-keys': 'alle Tokens beenden: alle kommen als neue Gäste',
      },
      more: [
        'Die Sicherung wird zuerst geprüft. Der Server darf dabei nicht laufen.',
        'Was in der beiseitegelegten Datenbank widerrufen wurde, bleibt widerrufen. Eine Sicherung, in der Tabellen, Indizes oder Trigger verändert wurden, wird abgelehnt.',
        'Mit --store hat PostgreSQL die Sicherung schon selbst zurückgespielt: ohne FILE bekommen offene Tische neue Würfel.',
      ],
    },
    'rotate-keys': {
      summary: 'Tokens mit einem neuen Schlüssel unterschreiben, ob der Server läuft oder nicht.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'die alten Schlüssel sofort beenden: kein Token von vorher gilt mehr',
      },
      more: [
        'Einmal im Jahr ist eine gute Gewohnheit, und niemand merkt es: Tokens älterer Schlüssel gelten noch 400 Tage und werden ersetzt, wenn ihre Besitzer kommen.',
        'Kann jemand anderes die Datenbank oder eine Sicherung gelesen haben, nimm --now: Wer einen Schlüssel hat, kann jeder sein. Dann verlieren alle, wer sie waren, mit Tischen und Namen.',
      ],
    },
    doctor: {
      summary:
        'Alles prüfen, was ein Server aufbewahrt: Dateien, Journale, Protokolle, Würfel, Index. Ändert nichts.',
      flags: { data: folder, store, journals, json: 'eine Zeile JSON statt Worten' },
      more: [
        'Jeder Fehler ist eine Zeile, mit Tisch und Nummer des Eintrags, wo es einen gibt. Ein Server darf dabei laufen.',
        'Der Rückgabewert ist 0, wenn alles stimmt, 1, wenn nicht, 2, wenn keine Datenbank da ist, in die man schauen kann.',
      ],
    },
    move: {
      summary: 'Alles von einem Speicher in einen anderen kopieren und prüfen.',
      flags: {
        journals,
        'from-journals': 'die Journal-Datenbanken von FROM; darf mehrmals stehen',
      },
      more: [
        'FROM und TO sind Ordner von Servern oder Adressen von PostgreSQL: postgres://user:password@host/name. Auf keinem darf ein Server laufen.',
        'TO muss leer sein. Wird der Umzug unterbrochen, setzt ihn derselbe Befehl fort; vorher startet dort kein Server. FROM bleibt, wie es ist.',
      ],
    },
    export: {
      summary:
        'Alles, was ein Server aufbewahrt, als Text schreiben: ein JSON-Objekt pro Zeile, für jeden Speicher gleich.',
      flags: { data: folder, store, journals },
      more: [
        'FILE darf es noch nicht geben; ohne oder mit „-“ geht der Text auf die Standardausgabe. Ein Server darf dabei laufen.',
        'Darin stehen die Geheimnisse aller: so sicher aufbewahren wie die Datenbank selbst. Was die Zeilen bedeuten, steht in docs/dump.md.',
      ],
    },
    import: {
      summary:
        'Was „gobelet export“ geschrieben hat, in einen leeren Speicher einlesen und prüfen.',
      flags: { data: folder, store, journals },
      more: [
        '„-“ ist die Standardeingabe. Dort darf kein Server laufen. Nach einer Unterbrechung macht derselbe Befehl weiter.',
      ],
    },
  },
};

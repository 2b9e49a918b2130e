/** Pages that the server writes itself: the way in, and the API to read. */

import { CODES, clientMessage, PROTOCOL, SOCKET_PATH, serverMessage } from '../../protocol.ts';
import type { JsonSchema } from '../../shape.ts';
import { words as english } from '../../words/en/server.ts';
import type { Language } from '../../words/languages.ts';
import { acceptedLanguage, type Speech, type Words } from '../words.ts';
import { type Html, html, Html as Raw } from './html.ts';
import type { Asked, Reply, Route } from './route.ts';

const STYLE = new Raw(`
  :root { color-scheme: light dark; --paper: #fbf6ec; --ink: #2b2118; --wood: #8a5a2b; --line: #e2d5bf; }
  @media (prefers-color-scheme: dark) { :root { --paper: #14211c; --ink: #f3ead7; --wood: #e0b06a; --line: #2c3f37; } }
  body { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 2rem; margin: 0.5rem 0; } h2 { margin: 2.5rem 0 0.5rem; border-bottom: 2px solid var(--line); }
  code, pre { font: 0.92em ui-monospace, monospace; } pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 8px; }
  a { color: var(--wood); } dt { margin-top: 1.25rem; font-weight: 600; } dd { margin: 0.25rem 0 0; }
  table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0; }
`);

/** Whom a page is written for. */
export interface Reader {
  readonly language: Language;
  readonly words: Words['pages'];
}

export function spokenTo({ request }: Asked, speech: Speech): Reader {
  const language = acceptedLanguage(request.headers['accept-language']);
  return { language, words: (speech.get(language) ?? english).pages };
}

function page(language: Language, title: string, body: Html): Reply {
  const whole = html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<main>${body}</main>
</html>
`;
  return { text: whole.text, type: 'text/html; charset=utf-8', language };
}

/** The way in where the page is not built. */
export function welcomePage({ language, words: { welcome } }: Reader, origin: string): Reply {
  const [before = '', after = ''] = welcome.notBuilt({ command: MARK }).split(MARK);
  return page(
    language,
    'Gobelet',
    html`<h1>Gobelet</h1>
<p>${welcome.lead}</p>
<dl><dt>${welcome.open}</dt><dd><pre>npx gobelet join ${origin} --game next --seats 3</pre></dd>
<dt>${welcome.join}</dt><dd><pre>npx gobelet join ${origin}/t/TABLE</pre></dd></dl>
<p>${before}<code>npm run build</code>${after}</p>
<p><a href="/api">${welcome.api}</a> · <a href="/openapi.json">${welcome.openApi}</a></p>`,
  );
}

/** Where code stands within a sentence. */
const MARK = '\u0000';

/** The link of a table. What is in the path is checked to be an id before it gets here. */
export function tablePage({ language, words }: Reader, origin: string, table: string): Reply {
  return page(
    language,
    `Gobelet · ${table}`,
    html`<h1>${table}</h1>
<p>${words.table}</p>
<pre>npx gobelet join ${origin}/t/${table}</pre>`,
  );
}

export function apiPage(
  { language, words: { api, welcome } }: Reader,
  routes: readonly Route[],
): Reply {
  const entries = routes.map(
    ({
      method,
      path,
      summary,
      description = '',
      token,
      body,
      answer,
      answerType,
      refuses = [],
    }) => html`<dt><code>${method} ${path}</code></dt>
<dd>${api.routes[`${method} ${path}`] ?? `${summary} ${description}`.trim()}${token === 'needed' ? ` ${api.needsToken}` : ''}
${body?.schema === undefined ? '' : html`<br>${api.takes} <code>${brief(body.schema)}</code>`}
<br>${api.answers} ${answer?.schema === undefined ? html`<code>${answerType ?? ''}</code>` : html`<code>${answer === serverMessage ? '"table"' : brief(answer.schema)}</code>`}
${refuses.length === 0 ? '' : html`<br>${api.mayRefuse} ${refuses.join(', ')}`}</dd>`,
  );
  const lead = api.lead({ socket: MARK, header: MARK }).split(MARK);
  return page(
    language,
    `Gobelet · ${api.title}`,
    html`<h1>${api.title}</h1>
<p>${lead[0] ?? ''}<code>${SOCKET_PATH}</code>${lead[1] ?? ''}<code>authorization: Bearer TOKEN</code>${lead[2] ?? ''}
<a href="/openapi.json">${welcome.openApi}</a></p>
<h2>HTTP</h2><dl>${entries}</dl>
<h2>${api.fromClient}</h2><p>${api.protocol({ version: PROTOCOL })}</p>${messages(clientMessage.schema)}
<h2>${api.fromServer}</h2>${messages(serverMessage.schema)}
<h2>${api.codes}</h2><p>${CODES.join(', ')}</p>`,
  );
}

function messages(schema: JsonSchema | undefined): Html {
  const kinds = (schema?.['oneOf'] ?? []) as readonly JsonSchema[];
  return html`<table>${kinds.map((kind) => html`<tr><th><code>${String(kind['title'])}</code><td><code>${brief(kind)}</code>`)}</table>`;
}

/** A schema in a line: {name?: text, seats: 2…6}. */
export function brief(schema: JsonSchema): string {
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const some = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined;
  if (some !== undefined) return some.map(brief).join(' | ');
  switch (schema['type']) {
    case 'integer':
      return Number(schema['maximum']) > 1e12
        ? 'number'
        : `${schema['minimum']}…${schema['maximum']}`;
    case 'array':
      return `[${brief((schema['items'] ?? {}) as JsonSchema)} …]`;
    case 'object': {
      const needed = (schema['required'] ?? []) as readonly string[];
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
      if (properties.length === 0) return schema['additionalProperties'] === false ? '{}' : '{…}';
      return `{${properties.map(([key, value]) => `${key}${needed.includes(key) ? '' : '?'}: ${brief(value)}`).join(', ')}}`;
    }
    case 'string':
      return 'text';
    default:
      return typeof schema['type'] === 'string' ? schema['type'] : '…';
  }
}

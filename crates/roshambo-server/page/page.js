// One bare page that plays any game through the real protocol. It knows no rules: it shows the view that
// it is sent and offers the ways that it is sent. All texts from outside become text nodes, never markup.

const $ = (id) => document.getElementById(id);
const typing = $("typed").elements.move;

/** An element with its children; `key` lets it have the focus again after it was made anew. */
function make(tag, fields, ...children) {
  const element = document.createElement(tag);
  const { key, label, ...rest } = fields ?? {};
  Object.assign(element, rest);
  if (key) element.dataset.key = key;
  if (label) element.setAttribute("aria-label", label);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const button = (text, onclick, fields) => make("button", { type: "button", onclick, key: text, ...fields }, text);

function complain(text) {
  $("trouble").textContent = text ?? "";
  $("trouble").hidden = !text;
}

/** Asks the server; what goes wrong is thrown as the words for it. */
async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) })
    .catch(() => Promise.reject(new Error("the server cannot be reached")));
  const json = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(refusal(json));
  return json;
}

/** Does something that may fail, and says so. */
const trying = (deed) => async (event) => {
  event?.preventDefault();
  complain();
  await Promise.resolve(event).then(deed).catch((error) => complain(error.message));
};

// Words. The real texts are Fluent files; here a phrase is only roughly put into English.

const plain = (id) => id.replace(/^(server|kanobu|ninjan|paws-quick|paws|tsuefa)-/, "").replaceAll("-", " ");

function words(phrase) {
  if (phrase === null || phrase === undefined) return "";
  if (typeof phrase !== "object") return String(phrase);
  if (Array.isArray(phrase)) return phrase.map(words).join(", ");
  if (phrase.clauses) return phrase.clauses.map(words).join("; ");
  const { seat, ...args } = phrase.args;
  if (phrase.id === "player") return called(seat);
  if (phrase.id === "cards") return `${args.count} cards`;
  const values = Object.entries(args);
  const codes = values.length > 0 && values.every(([, value]) => typeof value === "string");
  if (codes && seat === undefined) return values.map(([, value]) => value).join(" ");
  const told = values.map(([name, value]) => (/^(cards?|what)$/.test(name) ? words(value) : `${name} ${words(value)}`));
  const who = seat === undefined ? "" : `${words(seat)} `;
  return who + plain(phrase.id) + (told.length ? `: ${told.join(", ")}` : "");
}

function refusal(trouble) {
  if (!trouble?.phrase) return "that went wrong";
  return words(trouble.phrase) + (trouble.ruling ? ` (rule ${trouble.ruling})` : "");
}

/** One's name is asked for at home, and at a table before a game. */
async function naming() {
  const field = $("name").elements.name;
  field.value = (await ask("GET", "/api/me")).name ?? "";
  $("name").onsubmit = trying(async () => (field.value = (await ask("PUT", "/api/me", { name: field.value })).name));
}

// Where one begins.

async function atHome() {
  $("home").hidden = $("name").hidden = false;
  await naming();
  const go = ({ id }) => location.assign(`/t/${id}`);
  const games = await ask("GET", "/api/games");
  const form = $("open").elements;
  form.game.append(...games.map(({ id }) => make("option", { value: id, selected: id === "kanobu" }, id)));
  const seats = () => {
    const { min_seats: least, max_seats: most } = games.find(({ id }) => id === form.game.value);
    form.seats.replaceChildren(...Array.from({ length: most - least + 1 }, (_, i) => make("option", {}, String(least + i))));
  };
  form.game.onchange = seats;
  seats();
  $("kanobu").onsubmit = trying(async () => go(await ask("POST", "/api/quick", { game: "kanobu", seats: 4 })));
  $("code").onsubmit = trying(async () =>
    go(await ask("GET", `/api/codes/${encodeURIComponent($("code").elements.code.value)}`)));
  $("open").onsubmit = trying(async (event) => {
    const choice = { game: form.game.value, seats: Number(form.seats.value), level: form.level.value };
    if (event.submitter?.value === "quick") return go(await ask("POST", "/api/quick", choice));
    const clock = JSON.parse(form.clock.value);
    go(await ask("POST", "/api/tables", { settings: { ...choice, clock, public: form.public.checked } }));
  });
  const line = ({ id, settings, status, names, free }) => make("li", {},
    make("a", { href: `/t/${id}` }, settings.game), ` ${status}, ${free} free: ${names.filter((name) => name !== null).join(", ")}`);
  const fill = (list, tables) => list.replaceChildren(...(tables.length ? tables.map(line) : [make("li", {}, "none")]));
  fill($("mine"), await ask("GET", "/api/me/tables"));
  fill($("public"), await ask("GET", "/api/tables"));
}

// At a table.

const table = { id: null, info: null, view: null, ways: [], uncovered: null, number: null, at: 0 };
let [socket, attempts, sent, waiting, moving] = [null, 0, 0, null, false];

function called(seat) {
  const chair = table.info?.chairs.find((one) => one.seat === seat);
  if (chair?.yours) return chair.name ? `${chair.name} (you)` : "you";
  return chair?.name ?? (chair?.level ? `bot ${seat}` : `seat ${seat}`);
}

function connect() {
  const since = table.number === null ? "" : `&since=${table.number}`;
  const mine = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table.id}/socket?form=people${since}`);
  let retry = Math.min(10000, 500 * 2 ** attempts);
  [socket, attempts] = [mine, attempts + 1];
  $("line").textContent = "connecting";
  mine.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "bye") retry = message.retry;
    hear(message);
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    socket = waiting = null;
    $("line").textContent = retry === null ? "closed" : "connection lost, trying again";
    if (retry !== null) setTimeout(() => socket ?? connect(), retry);
    draw();
  };
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else complain("there is no connection now");
}

const act = (name, rest) => trying(() => send({ type: "act", id: (sent += 1), do: { act: name, ...rest } }));

/** Sitting down makes a visitor a guest, which takes a request; the socket has to know him, too. */
const sit = (seat) => trying(async () => {
  await ask("POST", `/api/tables/${table.id}/act`, { act: "sit", seat });
  const old = socket;
  connect();
  old?.close();
});

function move(text) {
  if (waiting !== null || table.uncovered === null) return;
  complain();
  waiting = sent += 1;
  typing.value = "";
  send({ type: "move", id: waiting, seat: table.uncovered, move: text, number: table.number });
  if (socket?.readyState !== WebSocket.OPEN) waiting = null;
  draw();
}

/** What stands in every message about the log. */
function learn({ number, table: info, view, ways, clocks, events }) {
  Object.assign(table, { number, ways: ways ?? [], info: info ?? table.info, view: view ?? table.view });
  clocks?.forEach((clock, i) => (table.info.chairs[i].clock = clock));
  if (info || clocks) table.at = Date.now();
  for (const event of events) note(event.phrase ? words(event.phrase) : plain(event.code));
}

/** What the server says. */
function hear(message) {
  const { type } = message;
  if (type === "said") return note(`${message.seat === null ? "somebody who watches" : called(message.seat)}: “${plain(message.what)}”`);
  if (type === "hello") {
    attempts = 0;
    complain();
    $("line").textContent = "";
    if (!message.complete && table.number !== null) note("… something was missed here");
    Object.assign(table, { uncovered: message.uncovered, view: message.view });
  }
  if (type === "hello" || [message.id, message.answers].includes(waiting)) waiting = null;
  if (type === "hello" || type === "update") learn(message);
  if (type === "refused") complain(refusal(message));
  if (type === "bye") complain(words(message.phrase));
  if (type === "presence") learn({ ...table, table: { ...table.info, chairs: message.chairs }, events: [] });
  draw();
}

function note(text) {
  const log = $("log");
  log.prepend(make("li", {}, text));
  while (log.childElementCount > 300) log.lastChild.remove();
}

function draw() {
  const { info, view } = table;
  if (!info) return;
  const focus = document.activeElement;
  const key = focus.dataset.key;
  // Who moves by keyboard is at his moves again when the others have moved.
  moving = focus === document.body ? moving : $("moves").contains(focus) && key !== undefined;
  document.title = `${info.settings.game} – Roshambo`;
  $("title").textContent = `${info.settings.game}: ${info.status}`;
  const link = { readOnly: true, value: location.href, key: "link", label: "Link to this table", onfocus: (event) => event.target.select() };
  $("invite").replaceChildren(`Code ${info.code}, or this link: `, make("input", link));
  $("invite").hidden = $("name").hidden = info.status !== "waiting";
  $("chairs").replaceChildren(...info.chairs.map(chairLine));
  $("doings").replaceChildren(...doings());
  $("board").replaceChildren(...(view ? (view.game === "kanobu" ? kanobu(view) : anything(view)) : []));
  drawMoves();
  const again = key && [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  if (document.activeElement !== focus || moving) (again ?? (moving ? $("moves").querySelector("[data-key]") : null))?.focus();
}

const acting = (seat) => {
  const awaits = table.info.status === "playing" ? table.view?.awaits : null;
  return awaits?.kind === "turn" ? awaits.seat === seat : awaits?.kind === "sealed" && awaits.waiting.includes(seat);
};

function chairLine(chair) {
  const { info, uncovered } = table;
  const { seat, player, yours } = chair;
  const open = info.status !== "playing";
  const facts = [player === "empty" ? "free" : player, chair.level, chair.host && "host", chair.left && "left"];
  facts.push(player === "person" && !chair.connected && "away", chair.again && "wants another game");
  facts.push(chair.clock !== undefined && chair.clock !== null && clockText(chair));
  facts.push(info.standing && `place ${info.standing.places[seat - 1]}`);
  const several = info.chairs.filter((one) => one.yours).length > 1;
  return make("li", { className: acting(seat) ? "turn" : "" },
    `${acting(seat) ? "▸ " : ""}${seat}. ${player === "empty" ? "" : called(seat)} `,
    make("span", { className: "faint" }, facts.filter(Boolean).join(", ")),
    player === "empty" && open ? button(`Sit at ${seat}`, sit(seat)) : null,
    player === "empty" && open && info.host ? button(`Bot at ${seat}`, act("bot", { seat, level: info.settings.level })) : null,
    player === "bot" && open && info.host ? button(`No bot at ${seat}`, act("bot", { seat, level: null })) : null,
    player === "person" && open && info.host && !yours ? button(`Send ${seat} away`, act("kick", { seat })) : null,
    chair.callable ? button(`Call a bot to ${seat}`, act("call", { seat })) : null,
    several && yours && uncovered !== seat ? button(`Show ${seat}`, () => send({ type: "uncover", seat })) : null,
    several && yours && uncovered === seat ? button("Cover", () => send({ type: "cover" })) : null);
}

function clockText(chair) {
  const gone = chair.running ? Date.now() - table.at : 0;
  const seconds = Math.max(0, Math.ceil((chair.clock - gone) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function doings() {
  const { info } = table;
  const mine = info.chairs.filter((chair) => chair.yours);
  const free = info.chairs.some((chair) => chair.player === "empty");
  const all = info.notice ? [make("strong", {}, words(info.notice))] : [];
  const fill = free ? { fill: info.settings.level } : {};
  if (info.status === "waiting" && info.host) all.push(button(free ? "Start; bots take the free seats" : "Start", act("start", fill)));
  const playing = info.status === "playing" ? mine.filter((chair) => !chair.left) : [];
  if (playing.some((chair) => chair.player === "stand-in")) all.push(button("Take my seat back", act("back")));
  if (playing.length) all.push(button("Resign", sure("Resign", "resign")));
  if (info.status === "over") {
    all.push(make("strong", {}, `won: ${info.standing?.winners.map(called).join(", ") || "nobody"}`));
    if (mine.length) all.push(button("Another game", act("again"), { disabled: mine.every((chair) => chair.again) }));
    const at = `/api/tables/${table.id}/games/${info.games}`;
    all.push(make("a", { href: `${at}/record` }, "Record"), make("a", { href: `${at}/replay` }, "Replay"));
  }
  if (mine.length) all.push(button("Leave", info.status === "playing" ? sure("Leave for good", "leave") : act("leave")));
  return all;
}
const sure = (what, name) => () => confirm(`${what}? You count as last then.`) && act(name)();

// The game.

const SYMBOLS = { R: "rock", S: "scissors", P: "paper", X: "skip", 3: "three", O: "reverse", 1: "one", 2: "two", C: "chance", "*": "star", N: "cancel", W: "change" };

/** A card of kanobu: colours, then a symbol. It can be pressed where a way touches it. */
function kanobuCard(card, press, key) {
  const inside = [...[...card.slice(0, -1)].map((colour) => make("i", { className: colour })),
    make("b", {}, SYMBOLS[card.slice(-1)], make("small", {}, card))];
  if (!press) return make("span", { className: "card" }, ...inside);
  return make("button", { type: "button", className: "card", onclick: press, key }, ...inside);
}

function kanobu(view) {
  const row = (name, ...things) => make("div", { className: "row" }, make("span", { className: "faint" }, name), ...things);
  const top = view.pile.at(-1);
  const sizes = `${top?.named ? `named: ${top.named}; ` : ""}pile of ${view.pile.length}, deck of ${view.deck}, ${view.direction}`;
  const rows = [row("Pile", top ? kanobuCard(top.card) : "", sizes)];
  rows.push(row("Cards", view.hand_sizes.map((size, i) => `${called(i + 1)}: ${size}`).join(" · ")));
  if (view.effect) rows.push(row("Waits", `${SYMBOLS[view.effect.symbol]} × ${view.effect.chain}, draws ${view.effect.draws}`));
  if (view.throw) rows.push(row("Throw", `for the first move; decided: ${view.throw.decided.map(called).join(", ") || "nobody"}`));
  if (view.opened.length) rows.push(row("Opened", ...view.opened.map((card) => kanobuCard(card, pressing(card), `o${card}`))));
  return rows;
}

/** Any other game: what the view says, as it says it. */
function anything(view) {
  const text = (value) => {
    if (value === null || typeof value !== "object") return String(value ?? "–");
    if (Array.isArray(value)) return value.map(text).join(value.some((one) => one && typeof one === "object") ? " | " : " ");
    return Object.entries(value).map(([name, inner]) => `${name} ${text(inner)}`).join(", ");
  };
  const shown = Object.entries(view).filter(([name]) => !["game", "seats", "unseen", "hidden", "awaits"].includes(name));
  return [make("dl", {}, ...shown.flatMap(([name, value]) =>
    [make("dt", {}, name.replaceAll("_", " ")), make("dd", {}, text(value))]))];
}

/** What pressing a card does: the only way that touches it, or a choice among several. */
function pressing(card) {
  const ways = table.ways.filter((way) => way.touches.includes(card));
  if (ways.length === 0) return null;
  return () => (ways.length === 1 ? move(ways[0].move) : filter(card));
}

function filter(text) {
  typing.value = text;
  drawMoves();
  typing.focus();
}

function drawMoves() {
  const { view, ways, uncovered } = table;
  const hand = view?.game === "kanobu" && Array.isArray(view.hand) ? view.hand : [];
  const typed = typing.value.trim();
  $("moves").hidden = uncovered === null || table.info.status !== "playing";
  const may = acting(uncovered);
  $("turn").textContent = may ? `Your turn, ${called(uncovered)}` : "Wait for the others";
  $("hand").replaceChildren(...hand.map((card, i) => kanobuCard(card, pressing(card), `h${card}${i}`)));
  const fitting = ways.filter((way) => typed.split(/\s+/).every((part) => way.move.includes(part)));
  const choice = (way) => button(way.move, () => move(way.move), { title: words(way.phrase) });
  const more = fitting.length > 200 ? `and ${fitting.length - 200} more: type a part of the move` : "";
  // There are too many setups to be offered one by one.
  const setup = may && ways.length === 0 ? button("setup …", () => filter("setup SFRDPRPRSRSP")) : null;
  $("ways").replaceChildren(...fitting.slice(0, 200).map(choice), setup ?? more);
  $("typed").hidden = !may;
}
typing.oninput = drawMoves;
$("typed").onsubmit = trying(() => move(typing.value.trim()));

const REMARKS = ["hello", "good-luck", "nice-move", "well-played", "thanks", "oops", "sorry", "thinking", "back-soon", "laugh", "wow", "cry", "angry", "clap"];

async function atTable(id) {
  $("table").hidden = false;
  table.id = id;
  $("remarks").append(...REMARKS.map((what) => button(plain(what), () => send({ type: "say", what }))));
  await ask("GET", `/api/tables/${encodeURIComponent(id)}`);
  await naming();
  connect();
  addEventListener("online", () => socket ?? connect());
  setInterval(() => table.info?.chairs.some((chair) => chair.running) && draw(), 1000);
}

const found = location.pathname.match(/^\/t\/([^/]+)$/);
trying(() => (found ? atTable(decodeURIComponent(found[1])) : atHome()))();

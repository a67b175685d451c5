import type { Locator, Page } from 'playwright-core';
import { PATIENCE_MS } from '../patience.js';

const MOMENT_MS = 1_500;

/**
 * What is pressed in a sheet: a button by what it begins with, if need be in the group or list of one question; or a box that is
 * ticked where the sheet has one, since a single thing that may be so is said by recording it.
 */
export type Said = string | readonly [question: string, answer: string] | { readonly box: string };

/** The entry that stands last on the phone that pressed last: whoever presses next has heard of it. */
export interface Heard {
  entry: number;
}

/** A phone at one seat of a match. It is touched by what things are called on its screen, and by nothing else. */
export class Phone {
  /** How often it was touched since somebody asked. */
  private touched = 0;

  constructor(
    readonly page: Page,
    readonly player: string,
    private readonly heard: Heard = { entry: 0 },
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
  }

  private get main(): Locator {
    return this.page.getByRole('main');
  }

  private get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  /** How often it was touched since this was asked last. */
  taps(): number {
    return [this.touched, (this.touched = 0)][0] ?? 0;
  }

  /** Presses a button of the table, and says what its sheet asks, where it has one. It is done once its entry stands here. */
  async press(name: string, ...said: readonly Said[]): Promise<void> {
    await this.does(name, async () => {
      await this.main
        .getByRole('button', { name: beginsWith(name) })
        .first()
        .tap();
      this.touched += 1;
      await this.until(async () => (await this.sheet.isVisible()) || (await this.entry()) > this.heard.entry);
      if (await this.sheet.isVisible()) await this.say(said);
    });
  }

  /** Goes steps until the head of the table says that it is there. */
  async goTo(place: string): Promise<void> {
    const head = this.main.getByRole('status').first().getByRole('paragraph').first();
    while (!(await head.innerText()).toLowerCase().startsWith(place.toLowerCase())) await this.next();
  }

  async next(...said: readonly Said[]): Promise<void> {
    const step = this.main.getByRole('region', { name: 'Next step' });
    let says = '';
    await this.does('Next step', async () => {
      says = await step.innerText();
      if (says.startsWith('Not yet')) throw new Error(says);
      await step.getByRole('button').tap();
      this.touched += 1;
      if (said.length > 0) await this.say(said);
    });
    // The entry may stand there before the button says what comes next.
    await this.until(async () => (await step.allInnerTexts())[0] !== says);
  }

  /** What both see of one player: `5 VP`, `3 CP`. */
  async reads(player: string): Promise<readonly string[]> {
    const told = this.main.getByLabel(player, { exact: true }).first().getByRole('definition');
    return (await told.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  }

  /** Whatever is done on this phone that ends with a new entry. */
  async does(name: string, press: () => Promise<void>): Promise<void> {
    await this.until(async () => (await this.entry()) >= this.heard.entry);
    this.heard.entry = await this.entry();
    try {
      await press();
      await this.until(async () => (await this.entry()) > this.heard.entry);
    } catch (error) {
      throw new Error(`${this.player} cannot press ${name}. ${String(error)}`, {
        cause: error,
      });
    }
    this.heard.entry = await this.entry();
  }

  /** Of some sheets the last answer sends; the others have a button for it. */
  private async say(said: readonly Said[]): Promise<void> {
    const { sheet } = this;
    for (const one of said) this.touched += await answer(sheet, one);
    const send = sheet.getByRole('button', { name: /^(?:Use |Record it)/, disabled: false });
    let sent = 0;
    // Whose last answer has sent is still there for a moment, with a button that will be gone before it can be tapped.
    await this.until(async () => {
      if (!(await sheet.isVisible())) return true;
      if (await send.isVisible())
        await send.tap({ timeout: MOMENT_MS }).then(
          () => (sent = 1),
          () => undefined,
        );
      return sheet.waitFor({ state: 'detached', timeout: MOMENT_MS }).then(
        () => true,
        () => false,
      );
    });
    this.touched += sent;
  }

  /** The number of the entry that this phone shows as the last. */
  private async entry(): Promise<number> {
    const [says = ''] = await this.main.getByRole('region', { name: 'Recorded last' }).allInnerTexts();
    return Number(/Entry (\d+)/.exec(says)?.[1] ?? -1);
  }

  private async until(holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error('It does not come about.');
      await this.page.waitForTimeout(50);
    }
  }
}

/** How many touches it took. Where there is one to point at it is pointed at already, on a line that says so. */
async function answer(sheet: Locator, said: Said): Promise<number> {
  if (typeof said === 'object' && 'box' in said) return tick(sheet, said.box);
  const [question, name] = typeof said === 'string' ? ['', said] : said;
  const pointed = sheet.getByRole('button', {
    name: new RegExp(`^${escaped(question)}.*${escaped(name)}[.] Change$`, 'i'),
  });
  const list = sheet.getByRole('combobox', { name: beginsWith(question), includeHidden: true });
  const group = sheet.getByRole('group', { name: beginsWith(question), includeHidden: true });
  const button = (question === '' ? sheet : group.first()).getByRole('button', { name: beginsWith(name) });
  const field = question === '' ? button : list.or(group);
  await pointed.or(field).first().waitFor({ state: 'attached' });
  if ((await pointed.count()) > 0) return 0;
  // What may be left out lies folded where there is something to say first.
  const isFolded = !(await field.first().isVisible());
  if (isFolded) await sheet.getByText('Say more').tap();
  const unfolded = isFolded ? 1 : 0;
  if (question !== '' && (await list.isVisible())) {
    await list.selectOption({ label: name });
    return unfolded + 2;
  }
  await button.first().tap();
  return unfolded + 1;
}

async function tick(sheet: Locator, name: string): Promise<number> {
  await sheet.getByRole('button', { name: /^(?:Record it|Say first)/ }).waitFor();
  const box = sheet.getByRole('checkbox', { name: beginsWith(name) });
  const there = await box.count();
  if (there > 0) await box.tap();
  return there;
}

/** A name, or one that has more behind it: no longer number, and no longer word. */
function beginsWith(name: string): RegExp {
  return new RegExp(`^${escaped(name)}(?![\\w])`, 'i');
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

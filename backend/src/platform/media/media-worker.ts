import { spawn } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { type FFmpeg, findFFmpeg } from './ffmpeg.js';
import {
  JAIL_ENVIRONMENT,
  JAIL_STDIO,
  STARTED_FD,
  JAILS,
  type Jail,
  type JailLimits,
  type JailedProgram,
  bestJail,
  jailed,
} from './jail.js';
import { type ScratchFolder, ScratchFolders } from './scratch-folders.js';
import { type Places, Slots } from './slots.js';

/** The file can't be decoded and never will be: trying again is of no use. */
export class UnreadableMedia extends Error {}

/** Decoding the file takes more than a job may use. */
export class MediaTooCostly extends Error {}

/** Why nothing will ever be made of a file; null when the machine is at fault and it is tried again. */
export function fileProblem(error: unknown): 'unreadable' | 'too_costly' | null {
  if (error instanceof UnreadableMedia) return 'unreadable';
  return error instanceof MediaTooCostly ? 'too_costly' : null;
}

/** What one job may use; the time on the clock only ends a hang, so it doesn't matter how busy the machine is. */
export interface MediaLimits extends JailLimits {
  wallMs: number;
}

export interface MediaJob {
  folder: ScratchFolder;
  args: readonly string[];
  limits: MediaLimits;
}

/** The output that is kept of a program. */
const KEPT_CHARACTERS = 8_000;
const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
const PROBE: JailLimits = { cpuSeconds: 10, memoryBytes: 3 * GIB, fileBytes: MIB };
/** It only ends a hang. */
const VERSION_MS = 60_000;
/** Every 6.x has it. */
const NEW_RATE_OPTION_FROM = 6;
/** With less than this left, a program may have failed for want of space. */
const FULL_DISK = 8 * MIB;
/** Each may hold the pixels of a large picture. */
const PICTURES_AT_ONCE = 2;
/** Requests with a picture that may wait for their turn; each holds a body of several megabytes. */
const PICTURES_WAITING: Places = { ofOwner: 3, inAll: 16 };
/** Jobs wait as long as it takes, as one person among those who ask. */
const JOBS = 'jobs';
const NO_LIMIT: Places = { ofOwner: Infinity, inAll: Infinity };

/** 128 + the number by which a signal is known, as a supervising process reports it. */
const LIMIT_EXITS: Readonly<Record<number, string>> = {
  137: 'SIGKILL',
  152: 'SIGXCPU',
  153: 'SIGXFSZ',
};
/** By which a shell says that it couldn't start a program. */
const NOT_STARTED = [126, 127];
const LIMIT_SIGNALS = new Set(Object.values(LIMIT_EXITS));

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** Whether the program itself was started. */
  started: boolean;
}

/**
 * Runs the programs that decode what strangers have sent, each time in a short-lived child process that is shut away as well
 * as this machine allows. Nothing else in the server looks into a stranger's file beyond its first bytes.
 */
@Injectable()
export class MediaWorker implements OnModuleDestroy {
  /** How often each has happened in this process. */
  readonly outcomes = { done: 0, unreadable: 0, too_costly: 0, machine: 0 };
  private readonly logger = new Logger('MediaWorker');
  private readonly stopping = new AbortController();
  private readonly pictures = new Slots(PICTURES_AT_ONCE);
  private readonly ffmpeg: FFmpeg;
  private jail: Promise<Jail> | null = null;
  private version: Promise<string> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly folders: ScratchFolders,
  ) {
    this.ffmpeg = findFFmpeg(config.ffmpegPath);
  }

  /** Before the job runner stops, which waits for its jobs: what was being made is made again after the next start. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** The bundled FFmpeg is from 2018 and gets no security fixes: outside of a demo, videos wait for a maintained one. */
  get canDecodeVideos(): boolean {
    return this.config.demoMode || this.ffmpeg.source !== 'bundled';
  }

  /** Finds the best jail, and says at the start what is not as it should be. */
  async prepare(): Promise<Jail> {
    const jail = await this.chosenJail();
    if (jail === 'limits' || jail === 'none') {
      this.logger.warn(
        'Uploaded files are decoded without isolation: install bubblewrap, or allow unprivileged user namespaces.',
      );
    }
    if (!this.canDecodeVideos) {
      this.logger.error(
        'Uploaded videos wait: no maintained FFmpeg was found. Install one, or set FFMPEG_PATH.',
      );
    }
    return jail;
  }

  /**
   * Runs FFmpeg on one thread. @returns what it printed
   * @throws UnreadableMedia when it fails, MediaTooCostly at a limit, another Error when the machine is at fault
   */
  async runFFmpeg({ args, ...job }: MediaJob): Promise<string> {
    const program = {
      file: this.ffmpeg.path,
      args: ['-nostdin', '-y', '-threads', '1', ...args],
      readOnly: [],
    };
    return this.counted(async () => {
      const ended = await this.run(program, job);
      return (await this.outcomeOf(ended, job.folder)).stderr;
    });
  }

  /** How this FFmpeg is asked for a constant frame rate: version 5.1 has a new word for it, and drops the old one in time. */
  async constantRate(): Promise<string[]> {
    this.version ??= this.folders.lend(async (folder) => {
      const program = { file: this.ffmpeg.path, args: ['-version'], readOnly: [] };
      const ended = await this.run(program, { folder, limits: { ...PROBE, wallMs: VERSION_MS } });
      return (await this.outcomeOf(ended, folder)).stdout;
    });
    const said = await this.version.catch((error: unknown) => {
      this.version = null;
      throw error;
    });
    const major = Number(/^ffmpeg version n?(\d+)\./.exec(said)?.[1] ?? 0);
    return [major >= NEW_RATE_OPTION_FROM ? '-fps_mode' : '-vsync', 'cfr'];
  }

  /**
   * Runs the program that decodes pictures. @returns what it answers
   * @param owner for whom somebody waits; null for jobs, which wait for their turn however many others do
   * @throws Problem BUSY when too many wait; UnreadableMedia, MediaTooCostly or Error as above
   */
  async runPictures({ args, ...job }: MediaJob, owner: string | null): Promise<unknown> {
    const places = owner === null ? NO_LIMIT : PICTURES_WAITING;
    return this.pictures.take(owner ?? JOBS, places, () =>
      this.counted(async () => {
        const { stdout } = await this.outcomeOf(await this.run(picturesProgram(args), job), job.folder);
        return JSON.parse(stdout) as unknown;
      }),
    );
  }

  private async counted<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.outcomes.done += 1;
      return result;
    } catch (error) {
      if (!this.isStopping) this.outcomes[fileProblem(error) ?? 'machine'] += 1;
      throw error;
    }
  }

  private async outcomeOf(ended: Ended, { output }: ScratchFolder): Promise<Ended> {
    const { code, signal, stderr, started } = ended;
    const said = stderr.trim().slice(-2_000);
    if (code === 0) return ended;
    if (this.isStopping) throw new Error('stopped while the server shuts down');
    // Whose fault it was is decided by what a file can't influence; what was printed is only for the log.
    if (!started || (code !== null && NOT_STARTED.includes(code)))
      throw new Error(`the media worker could not start: ${said}`);
    const limit = signal !== null && LIMIT_SIGNALS.has(signal) ? signal : LIMIT_EXITS[code ?? 0];
    if (limit !== undefined) throw new MediaTooCostly(`ended by ${limit}`);
    const { bavail, bsize } = await statfs(output);
    if (bavail * bsize < FULL_DISK) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    throw new UnreadableMedia(said === '' ? `ended with ${String(code ?? signal)}` : said);
  }

  private async run(program: JailedProgram, { folder, limits }: Omit<MediaJob, 'args'>): Promise<Ended> {
    const jail = await this.chosenJail();
    const [command = '', ...args] = jailed(jail, program, folder, limits);
    return new Promise((done, fail) => {
      const child = spawn(command, args, {
        cwd: folder.output,
        env: JAIL_ENVIRONMENT,
        stdio: JAIL_STDIO,
        timeout: limits.wallMs,
        killSignal: 'SIGKILL',
        signal: this.stopping.signal,
      });
      const kept = { stdout: '', stderr: '' };
      for (const name of ['stdout', 'stderr'] as const) {
        child[name]?.setEncoding('utf8').on('data', (text: string) => {
          kept[name] = tail(kept[name] + text);
        });
      }
      let started = false;
      child.stdio[STARTED_FD]?.on('data', () => (started = true));
      child.once('error', fail);
      child.once('close', (code, signalName) => done({ code, signal: signalName, started, ...kept }));
    });
  }

  private chosenJail(): Promise<Jail> {
    this.jail ??= this.findJail();
    return this.jail;
  }

  /** @throws Error when the settings name a jail that can't be made here: files are not decoded in a lesser one then */
  private async findJail(): Promise<Jail> {
    const { mediaJail } = this.config;
    const candidates = mediaJail === null ? JAILS : [mediaJail];
    const jail = await this.folders.lend((folder) =>
      bestJail(picturesProgram(['probe']), folder, PROBE, candidates),
    );
    if (mediaJail !== null && jail !== mediaJail)
      throw new Error(`MEDIA_JAIL is ${mediaJail}, but this machine can't start a program that way.`);
    return jail;
  }
}

/** What FFmpeg says of a file comes first, its complaints come last. */
function tail(text: string): string {
  return text.length <= KEPT_CHARACTERS
    ? text
    : text.slice(0, KEPT_CHARACTERS / 2) + text.slice(-KEPT_CHARACTERS / 2);
}

const { resolve } = createRequire(import.meta.url);
/** The packages that the program imports; in a workspace they lie in the root's folder. */
const PACKAGES = nodeModulesOf(resolve('sharp'));
/** Always the built file: a child process knows nothing of tests that compile as they go. */
const PICTURES = join(dirname(resolve('../../../package.json')), 'dist/platform/media/pictures-program.js');

function nodeModulesOf(path: string): string {
  const part = `${sep}node_modules${sep}`;
  return path.slice(0, path.indexOf(part) + part.length - 1);
}

function picturesProgram(args: readonly string[]): JailedProgram {
  return {
    file: process.execPath,
    // A small heap of JavaScript's own: pixels are kept outside of it.
    args: ['--max-old-space-size=64', PICTURES, ...args],
    readOnly: [PACKAGES, dirname(PICTURES), join(dirname(PICTURES), '../../../package.json')],
  };
}

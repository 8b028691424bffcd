import { statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { CONFIG, type Config } from '../config/config.js';
import { Readiness } from '../http/health.module.js';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
/** Less than this is low even where no reserve is wanted: the next write may fail. */
const NEXT_TO_NOTHING = 16 * MIB;

/**
 * Knows how much may still be written. A reserve is left for the database, for logs and for everyone's small writes: an
 * upload that does not fit beside it is refused before its first byte.
 */
@Injectable()
export class DiskSpace implements OnModuleInit {
  private readonly logger = new Logger('DiskSpace');
  /** Bytes that requests under way in this process may still write. */
  private held = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
  ) {}

  async onModuleInit(): Promise<void> {
    await mkdir(this.config.dataDir, { recursive: true });
    this.readiness.demand(() => (this.isLow() ? 'The server is running out of disk space.' : null));
  }

  /** @throws Problem OUT_OF_SPACE when so many bytes, and what others were promised, don't fit beside the reserve */
  require(bytes: number, promised = 0): void {
    const { free, reserve } = this.look();
    if (free - reserve - this.held - promised >= bytes) return;
    this.logger.error(
      `refused ${bytes} bytes: ${free} are free, ${reserve + this.held + promised} spoken for`,
    );
    throw new Problem('OUT_OF_SPACE');
  }

  /** Keeps room for what is written during the work. @throws Problem OUT_OF_SPACE */
  async holding<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    this.require(bytes);
    this.held += bytes;
    try {
      return await work();
    } finally {
      this.held -= bytes;
    }
  }

  /** Whether the reserve itself is being used up. */
  isLow(): boolean {
    return this.reserves() < 1;
  }

  /** Whether it is time to clear away what may be cleared away. */
  isShort(): boolean {
    return this.reserves() < 2;
  }

  /** How many times the reserve is free. */
  reserves(): number {
    const { free, reserve } = this.look();
    return free / Math.max(reserve, NEXT_TO_NOTHING);
  }

  /** Bytes. */
  look(): { free: number; reserve: number } {
    const { bavail, blocks, bsize } = statfsSync(this.config.dataDir);
    const reserve = this.config.diskReserveBytes ?? Math.min(GIB, Math.round(blocks * bsize * 0.05));
    return { free: bavail * bsize, reserve };
  }
}

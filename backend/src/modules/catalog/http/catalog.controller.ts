import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import { isId } from '../../../platform/database/ids.js';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadCatalog } from '../reads/read-catalog.js';
import { EditPackages } from '../use-cases/edit-packages.js';
import { requireOwner } from './own-creator.js';
import { PackageChangeDto, PackageDto, PackageInputDto, SavePackagesDto } from './package.dto.js';
import { presentPackage } from './present.js';

const ownCreator = (user: SignedInUser): string => {
  if (user.creatorId === null) throw new Problem('FORBIDDEN');
  return user.creatorId;
};

const existing = (id: string): string => {
  if (!isId(id)) throw new Problem('PACKAGE_NOT_FOUND');
  return id;
};

@ApiTags('Catalog')
@Controller()
export class CatalogController {
  constructor(
    private readonly catalog: ReadCatalog,
    private readonly packages: EditPackages,
  ) {}

  @Get('creator/:creatorId/packages')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getPackages',
    summary: 'List a creator’s packages',
    description:
      'For anyone. An unknown creator has an empty list; deleted packages aren’t in it, and archived ones only for their creator.',
  })
  @ApiOkResponse({ type: [PackageDto] })
  async list(
    @CurrentCaller() { user }: Caller,
    @Param('creatorId') creatorId: string,
  ): Promise<PackageDto[]> {
    if (!isId(creatorId)) return [];
    const isOwn = user?.creatorId === creatorId;
    const rows = isOwn ? this.catalog.ownPackagesOf(creatorId) : this.catalog.packagesOf(creatorId);
    return (await rows).map(presentPackage);
  }

  @Post('creator/:creatorId/packages')
  @Allow('creator')
  @ApiOperation({
    operationId: 'createPackage',
    summary: 'Add a package',
    description:
      'Only on your own page. It is added after the others; fields that aren’t sent stay empty. 409 when you have as many packages as a creator can have.',
  })
  @ApiCreatedResponse({ type: PackageDto })
  @Refuses(400, 401, 403, 409)
  async create(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() body: PackageInputDto,
  ): Promise<PackageDto> {
    return presentPackage(await this.packages.add(requireOwner(user, creatorId), body));
  }

  @Put('creator/:creatorId/packages')
  @Allow('creator')
  @ApiOperation({
    operationId: 'savePackages',
    summary: 'Replace the whole list of packages',
    description: 'Changes, adds, deletes and sorts in one step: if anything is wrong, nothing changes.',
  })
  @ApiOkResponse({ type: [PackageDto] })
  @Refuses(400, 401, 403, 404, 409)
  async save(
    @CurrentUser() user: SignedInUser,
    @Param('creatorId') creatorId: string,
    @Body() { packages }: SavePackagesDto,
  ): Promise<PackageDto[]> {
    await this.packages.saveAll(requireOwner(user, creatorId), packages);
    return (await this.catalog.ownPackagesOf(creatorId)).map(presentPackage);
  }

  @Delete('creator/:creatorId/packages')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({
    operationId: 'deletePackages',
    summary: 'Delete all packages',
    description:
      'Only on your own page; archived ones stay. Bookings keep the package as it was when it was booked. Without packages it changes nothing.',
  })
  @ApiNoContentResponse({ description: 'Deleted.' })
  @Refuses(401, 403)
  removeAll(@CurrentUser() user: SignedInUser, @Param('creatorId') creatorId: string): Promise<void> {
    return this.packages.removeAll(requireOwner(user, creatorId));
  }

  @Put('packages/:id')
  @Allow('creator')
  @ApiOperation({
    operationId: 'updatePackage',
    summary: 'Update a package',
    description:
      'Only your own. Only the fields that are sent change, and a null counts as not sent. Bookings keep the package as it was when it was booked.',
  })
  @ApiOkResponse({ type: PackageDto })
  @Refuses(400, 401, 403, 404)
  async change(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() body: PackageChangeDto,
  ): Promise<PackageDto> {
    return presentPackage(await this.packages.change(ownCreator(user), existing(id), body));
  }

  @Delete('packages/:id')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({
    operationId: 'deletePackage',
    summary: 'Delete a package',
    description: 'Only your own. Bookings keep the package as it was when it was booked. A repeat gets 404.',
  })
  @ApiNoContentResponse({ description: 'Deleted.' })
  @Refuses(401, 403, 404)
  remove(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    return this.packages.remove(ownCreator(user), existing(id));
  }
}

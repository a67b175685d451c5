import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Acts, type Acting } from './acting.js';
import { meOf, type Me } from './me.js';

/** Who may use this server, and as what. */
@ApiTags('access')
@Controller('api/access')
export class AccessController {
  @Get('me')
  @ApiOperation({ summary: 'Who is signed in, in which roles, and whether anybody has to' })
  me(@Acts() acting: Acting): Me {
    return meOf(acting, null);
  }
}

// Solved from the recipes beside this file, and never written by hand: a test solves some again and compares.

import type { Profile } from '../families/family.ts'

/** By profile: the number of the draws that found them, and the weights of each reel as short text. */
// oxfmt-ignore
export const towersWeights: Readonly<Record<Profile, readonly (readonly [seed: number, weights: string, freeWeights: string])[]>> = {
  low: [
    [0, '044444i8fcyz 444445e9earz 444444da87vz 4444474b99zz 444444444ezz 444444484lzy', '0065444878zz 40745457a7ty 4055646877zy 405545547dyx 405556499ayz 4055456baazz'],
    [2, '044464c9a8xz 4448766fedwz 44444547bdsz 444444464dzz 4444944aadzx 444446487byw', '0065d78bccyy 40775575abvx 40754759d8yy 40446a6c7bwx 406a55777czz 4045b78466xy'],
    [3, '04444479yigz 4444444cw87z 44454484x89z 444448abzhdx 44444449ibjz 444474476daz', '009a9454a9wx 405495d89esx 4055555a97xx 404a655457zw 4077cab584yy 4078574697tu'],
    [4, '0445484858vz 44444456cezz 444547494hzz 4464749edhyz 44645748a9tz 44454459chzx', '009474d7hgzz 4054554bc5tv 4044544ac6yz 4044464cehzz 4064a457bazz 40546448agzy'],
  ],
  medium: [
    [0, '0644ae9caljz 4644487fehcz 4664479efhju 464475acfehx 4644596dhlny 464568d9fbiz', '0076n58bcjxl 6045kd9bffzl 6065k8cfhfzj 6065i8cjkfxo 6056h78cffyk 6065j878icui'],
    [1, '06448k47ebzw 4644amaabftw 46446j6hbgzv 46448f49givv 4648475acizz 4644868cbhvm', '004ada4fcfzy 60545995bcrr 6044947aeeuy 6044445aehwz 60444baehjwu 6056747gdkzw'],
    [2, '0646bbabeggt 4646549fgdjz 4644788dgjmy 46546a4hglfz 464466ae8ejz 46556a87akfz', '0068c97fdfnz 60c4fe5ebm8v 60988a5abpgv 60746b7dhfcx 6067658bbfiz 60545658dm9x'],
    [3, '064d87deafhu 4647497cdiis 46465494iihz 464457c9ei8v 464465ciehex 4655555dlndu', '005deubbakfs 60465nbeehju 60456i6bbh8s 60554h4bcdaz 60456f8ddigs 60448hd9gngx'],
  ],
  high: [
    [0, '06446k9cdfgl 36445t9ccglo 36446m9ehhlf 36455lefhkmp 36459ndafoko 36746lakeejh', '00885mkdfugq 50759lpaiqkj 50448mocdrfn 50788ppcjqjn 50665iwdepij 50c85jm9ksjg'],
    [1, '06447nkgfkfk 36444igadgli 36444macejln 36476lddfflf 36444mcfifmc 36654hdhhnhk', '00445kqedyjh 50456llcbqei 50445nmffzhi 50674nohfvlg 50445moeaslo 50555kicbtit'],
    [2, '06447macdjml 36449nafemqk 36444j9agkij 36444kaefejn 36446lceehnk 3654aj5fdhph', '00a65ncfbdfw 50586n5hdijw 50659laeccjw 50549g6giihz 5078an4barkv 5066br9gkqfz'],
    [3, '06444bq6gkhl 364485jcdglj 364569mhhfge 364845ncbeip 364447jeg8km 36557agajihj', '0086bnadcvms 50868j8c9qqk 50646rbahyoh 50744meegwbe 50575mc9hrtm 50c59lnh9ykt'],
  ],
}

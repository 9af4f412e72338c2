// Solved from the recipes beside this file, and never written by hand: a test solves some again and compares.

import type { Profile } from '../families/family.ts'

/** By profile: the number of the draws that found them, and the weights of each reel as short text. */
// oxfmt-ignore
export const towersWeights: Readonly<Record<Profile, readonly (readonly [seed: number, weights: string, freeWeights: string])[]>> = {
  low: [
    [0, '04444449zczz 44444549wavx 4444444ay7zz 4444474ay9vz 44444444yexx 44544457ynyz', '006655488dyy 40a56856a6ux 4065956c79zy 407477658hyy 4057a44aa9uy 4066489acbyz'],
    [1, '0444446bzvcz 44444447yx9z 4444444azv4y 44444474zqiw 44444449uygw 44454469wyfz', '005667979gcy 40475776b56z 40564667695z 40744467ka5z 40775764bfiz 4096745gidez'],
    [2, '044454699pyz 4447765ddnxz 44444547bksz 444444464kzz 44448449aozx 44454444aoww', '00467958tcxy 40854a45mcyz 40445748m6zv 40864b9eocyz 40585968reyy 4047c844j5yy'],
    [3, '04444449zycz 4444444cxr7z 44454464zy9z 4444476ayucy 44444449wwjz 44445568zv6z', '0088845597uz 405486b499sw 4055564b87wz 4058664689zt 4068b7a564zz 406a754696wv'],
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

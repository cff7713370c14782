package io.stardeck.b5.bot;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.Deed.UseEffect;

/** What an action of the action round is worth. */
final class DeedWorth {
  private DeedWorth() {}

  static double of(Situation situation, Deed deed) {
    if (deed instanceof Join join) {
      return Contesting.joining(situation, join);
    }
    if (deed instanceof Attack attack) {
      return Contesting.attacking(situation, attack);
    }
    if (deed instanceof LeadFleet lead) {
      return Contesting.leading(situation, lead);
    }
    if (deed instanceof UseEffect use) {
      return EffectWorth.using(situation, use);
    }
    if (deed instanceof PlayEvent play) {
      return EffectWorth.playing(situation, play);
    }
    if (deed instanceof Heal heal) {
      return Mending.healing(situation, heal);
    }
    if (deed instanceof Repair repair) {
      return Mending.repairing(situation, repair);
    }
    if (deed instanceof SetAftermath set) {
      return Aftermaths.setting(situation, set);
    }
    return growing(situation, deed);
  }

  private static double growing(Situation situation, Deed deed) {
    if (deed instanceof BuildInfluence build) {
      return Growing.building(situation, build);
    }
    if (deed instanceof Sponsor sponsor) {
      return Growing.sponsoring(situation, sponsor);
    }
    if (deed instanceof Promote promote) {
      return Growing.promoting(situation, promote);
    }
    if (deed instanceof SponsorAgenda agenda) {
      return Growing.agenda(situation, agenda.card());
    }
    if (deed instanceof ReplaceAgenda agenda) {
      return Growing.replacing(situation, agenda.card());
    }
    if (deed instanceof RevealAgenda) {
      return 1;
    }
    if (deed instanceof HideAgenda) {
      return 0;
    }
    return deed instanceof Bid bid ? Growing.bidding(situation, bid) : 0;
  }
}

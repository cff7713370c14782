package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AddMark;
import io.stardeck.b5.card.word.CardOperation.AddSevere;
import io.stardeck.b5.card.word.CardOperation.AddToken;
import io.stardeck.b5.card.word.CardOperation.AsInnerCircle;
import io.stardeck.b5.card.word.CardOperation.AttackDamage;
import io.stardeck.b5.card.word.CardOperation.CannotJoin;
import io.stardeck.b5.card.word.CardOperation.Contributes;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.DamageLimit;
import io.stardeck.b5.card.word.CardOperation.DamageTaken;
import io.stardeck.b5.card.word.CardOperation.DealsFirst;
import io.stardeck.b5.card.word.CardOperation.Demote;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.MayHealNeutralised;
import io.stardeck.b5.card.word.CardOperation.MayParticipate;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.PromoteFree;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.RaiseAll;
import io.stardeck.b5.card.word.CardOperation.RaiseUsed;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.CardOperation.ReadyCost;
import io.stardeck.b5.card.word.CardOperation.RemoveDamage;
import io.stardeck.b5.card.word.CardOperation.RemoveSevere;
import io.stardeck.b5.card.word.CardOperation.Rotate;
import io.stardeck.b5.card.word.CardOperation.Stay;
import io.stardeck.b5.card.word.CardOperation.TurnFaceUp;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.FactionOperation.Draw;
import io.stardeck.b5.card.word.FactionOperation.Forbid;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LookDeck;
import io.stardeck.b5.card.word.FactionOperation.LookHand;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.NoConflictGain;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.FactionOperation.NoGain;
import io.stardeck.b5.card.word.FactionOperation.OnGain;
import io.stardeck.b5.card.word.FactionOperation.OwnCost;
import io.stardeck.b5.card.word.FactionOperation.PoolNextTurn;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.FactionOperation.PromoteCost;
import io.stardeck.b5.card.word.FactionOperation.PurgeUpTo;
import io.stardeck.b5.card.word.FactionOperation.Rating;
import io.stardeck.b5.card.word.FactionOperation.RestorePool;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.FactionOperation.TokenCost;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.ReplyOperation.TakeDamageFor;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.TableOperation.ApplyLimit;
import io.stardeck.b5.card.word.TableOperation.CancelConflict;
import io.stardeck.b5.card.word.TableOperation.EndWar;
import io.stardeck.b5.card.word.TableOperation.NoTensionRise;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.TableOperation.Pair;
import io.stardeck.b5.card.word.TableOperation.SideBonus;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.card.word.TableOperation.Vorlon;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.engine.text.Texts;

/**
 * A sentence for each word of the cards. An amount has the forms of {@link AmountText}; a filter
 * stands with an article, or alone as "one"; a faction with a verb, as "{who:gain}".
 */
final class WordSentences {
  static final Texts<Parts, Object> ALL =
      Texts.<Parts, Object>builder(Parts::part)
          // what happens to cards
          .put(Raise.class, "{target} has {abilities} {amount:signed}")
          .put(RaiseAll.class, "{target} has {amount:signed} on all its abilities")
          .put(RaiseUsed.class, "{target} has {amount:signed} on the ability that it used")
          .put(AddMark.class, "{target} gets {amount} {mark}")
          .put(DamageLimit.class, "{target} is neutralised by {amount:more damage}")
          .put(
              AttackDamage.class,
              "{target} deals {amount:more damage}[against? against #][role? when it #][with? with"
                  + " #]")
          .put(DamageTaken.class, "{target} takes {amount:more damage} in attacks")
          .put(DealsFirst.class, "{target} deals its damage first")
          .put(
              Contributes.class,
              "{target} counts [twice?twice|{amount:signed}][side? in #][ability? with #]"
                  + "[type? in conflicts of #][own?, where you are the initiator]")
          .put(
              MayUse.class,
              "{target} may use [use?#|its best ability][insteadOf? in place of #]"
                  + "[inChosen? in the chosen conflict]")
          .put(MayParticipate.class, "{target} may take part in conflicts")
          .put(CannotJoin.class, "{target} cannot support, oppose or attack")
          .put(Damage.class, "{target} takes {amount:much damage}")
          .put(MayHealNeutralised.class, "{target} may heal while neutralised")
          .put(
              AsInnerCircle.class,
              "{target} heals and stays as in the Inner Circle until it is turned face up")
          .put(RemoveDamage.class, "{target} loses [amount?#|all] damage")
          .put(RemoveSevere.class, "{target} loses {amount} severe damage")
          .put(AddSevere.class, "{target} takes {amount} severe damage")
          .put(Neutralise.class, "{target} is neutralised")
          .put(TurnFaceUp.class, "{target} turns face up")
          .put(Ready.class, "{target} is readied")
          .put(Rotate.class, "{target} rotates")
          .put(Discard.class, "{target} is discarded")
          .put(Demote.class, "{target} leaves the Inner Circle")
          .put(PromoteFree.class, "{target} is promoted for nothing")
          .put(AddToken.class, "{target} gets a construction token")
          .put(Stay.class, "this card stays on {target}")
          .put(ReadyCost.class, "{target} costs {amount} influence to be readied")
          // what happens to factions
          .put(NextCost.class, "the next {filter:one} costs you {amount:more}")
          .put(
              SponsorCost.class,
              "to sponsor {filter}[onSelf? on this card] costs you {amount:more}")
          .put(OwnCost.class, "this card costs you {amount:more}")
          .put(
              NoDoubling.class,
              "to sponsor[promotion? or promote] {filter} of another race costs you no more")
          .put(PromoteCost.class, "to promote {filter} costs you {amount:more}")
          .put(
              TokenCost.class,
              "each construction token on this card pays {each} of the cost of a {filter:one}")
          .put(GainInfluence.class, "{who:gain} {amount:much influence}")
          .put(LoseInfluence.class, "{who:lose} {amount:much influence}")
          .put(RestorePool.class, "your pool is filled by {amount}")
          .put(Draw.class, "you draw {amount}")
          .put(PoolNextTurn.class, "your pool of the next turn has {amount:signed}")
          .put(PurgeUpTo.class, "purge up to {atMost} {mark} marks")
          .put(
              LookDeck.class,
              "look at the top {amount} of {who:whose} deck; one of them may go {to}")
          .put(LookHand.class, "look at {who:whose} hand")
          .put(Power.class, "power {amount:signed}")
          .put(Rating.class, "influence rating {amount:signed}")
          .put(Forbid.class, "{who} cannot {actions:or} with {filter}")
          .put(NoConflictGain.class, "{who:gain} no influence from conflicts")
          .put(NoGain.class, "{who:gain} no influence by effects")
          .put(OnGain.class, "whenever {who:gain} influence by an effect: {operations}")
          // what happens to the table
          .put(Station.class, "influence of Babylon 5 {amount:signed}")
          .put(Vorlon.class, "influence of the Vorlons {amount:signed}")
          .put(Tension.class, "{of} {amount:signed}")
          .put(Pair.Races.class, "tension of the {from} toward the {toward}")
          .put(Pair.Factions.class, "tension of {from} toward {toward}")
          .put(Pair.Chosen.class, "the chosen tension")
          .put(Pair.EveryOwn.class, "each of your tensions")
          .put(Pair.HighestOwn.class, "your highest tension")
          .put(NoTensionRise.class, "the tension of the {from} toward the {toward} does not rise")
          .put(War.class, "war with [with?the #|the chosen faction]")
          .put(EndWar.class, "your war with [with?the #|the chosen faction] ends")
          .put(ApplyLimit.class, "nobody applies more influence than {amount}")
          .put(OpenConflict.class, "open a conflict of {type}; if won: {onWin}")
          .put(SideBonus.class, "{side} of the chosen conflict {amount:signed}")
          .put(CancelConflict.class, "the chosen conflict is cancelled")
          // replies, what a conflict brings, and what is done under a condition
          .put(CancelEvent.class, "the event has no effect")
          .put(TakeDamageFor.class, "this card takes the damage for {title}")
          .put(Withdraw.class, "the attacked {filter:one} withdraws from the conflict")
          .put(Outcome.class, "[margin?by # or more: ]{operations}")
          .put(Operation.If.class, "if {when}: {then}")
          // what has to hold
          .put(Condition.Rating.class, "your influence rating is {atLeast} or more")
          .put(Condition.Power.class, "your power is {atLeast} or more")
          .put(Condition.InnerCircle.class, "your Inner Circle is {atLeast} or more")
          .put(Condition.HasInPlay.class, "{filter:own} is in play")
          .put(Condition.WonConflict.class, "you have won a conflict[type? of #]")
          .put(Condition.LostConflict.class, "you have lost a conflict[type? of #]")
          .put(
              Condition.WasTargetOfLostConflict.class,
              "you were the target of a conflict that was lost")
          .put(
              Condition.TargetOfOpen.class,
              "you are the target of a conflict[type? of #] that is open")
          .put(Condition.Marks.class, "{atLeast} or more {marks} marks {of}")
          .put(Condition.Station.class, "the influence of Babylon 5 is {atLeast} or more")
          .put(Condition.Vorlon.class, "the influence of the Vorlons is {atLeast} or more")
          .put(
              Condition.Tension.class,
              "the tension of the {from} toward the {toward} is {atLeast} or more")
          .put(Condition.AtWar.class, "you are at war with the {with}")
          .put(Condition.ChosenNumber.class, "X is {atLeast} or more")
          .put(Condition.Turn.class, "the number of the turn is {atLeast} or more")
          .put(Condition.HostParticipated.class, "the card that it is on took part in a conflict")
          .put(Condition.Won.class, "you won a conflict[type? of #][margin? by # or more]")
          .put(Condition.Lost.class, "somebody lost a conflict[type? of #]")
          .put(Condition.WonByOtherAtWar.class, "another faction won a war conflict")
          .put(Condition.Participant.class, "a card took part in a conflict[type? of #]")
          .put(
              Condition.NeutralisedInIt.class,
              "those neutralised in it, each a {filter:one}, had together a printed {ability} of"
                  + " {atLeast} or more")
          .put(Condition.CapturedLocation.class, "a location was captured by it")
          .put(Condition.Margin.class, "the margin of the conflict is {atLeast} or more")
          .put(Condition.Not.class, "not: {of}")
          .put(Condition.And.class, "{of:and}")
          .put(Condition.Or.class, "{of:or}")
          // how much
          .put(Amount.Fixed.class, "{value}")
          .put(Amount.Marks.class, "the {marks} marks {of}")
          .put(
              Amount.InnerCircle.class, "the members of your Inner Circle that are not neutralised")
          .put(
              Amount.ReadyFleets.class,
              "your ready fleets with a printed Military of {military} or more")
          .put(Amount.FleetsOfChosenRace.class, "the fleets of the chosen race")
          .put(Amount.Station.class, "the influence of Babylon 5")
          .put(Amount.Vorlon.class, "the influence of the Vorlons")
          .put(Amount.Tension.class, "your tension toward the {toward}")
          .put(Amount.HighestTension.class, "your highest tension")
          .put(Amount.LowestRating.class, "the lowest rating of all factions")
          .put(Amount.Chosen.class, "X")
          .put(Amount.Margin.class, "the margin of the conflict")
          .put(Amount.Purged.class, "the marks purged")
          .put(Amount.NeutralisedThisTurn.class, "your characters and fleets neutralised this turn")
          .put(Amount.Current.class, "the {ability} of {of}")
          .put(Amount.Sum.class, "{of:plus}")
          .put(Amount.Times.class, "{by} times ({amount})")
          .put(Amount.Over.class, "one for each {by} of {amount}")
          // what is paid and chosen
          .put(Cost.Apply.class, "apply {amount}")
          .put(Cost.ApplyChosen.class, "apply X, {from} to {to}")
          .put(Cost.RotateFirst.class, "rotate X times {filter}")
          .put(Cost.RemoveMark.class, "take {number} {mark} off it")
          .put(Cost.Purge.class, "purge {number} {mark}")
          .put(Cost.Lose.class, "lose {amount} influence")
          .put(Cost.MoveToStation.class, "give {amount} influence to Babylon 5")
          .put(Cost.DiscardSelf.class, "discard it")
          .put(Cost.RotateAmbassador.class, "rotate your ambassador")
          .put(Cost.RotateChosen.class, "rotate the chosen card")
          .put(Cost.RotateSelf.class, "rotate it")
          .put(Choice.OfCard.class, "{filter}[forOthers? (others: #)]")
          .put(Choice.OfFaction.class, "[other?another|a] faction[withParticipant? that took part]")
          .put(Choice.OfConflict.class, "an open conflict[type? of #]")
          .put(Choice.OfTension.class, "[own?a tension of yours|any tension]")
          .build();

  private WordSentences() {}

  /** What a part of a word is in words. */
  interface Parts {
    String part(String name, String form, Object value);
  }
}

package io.stardeck.b5.internal.text;

import io.stardeck.b5.event.B5Event;
import io.stardeck.b5.event.CardEvent.AftermathRevealed;
import io.stardeck.b5.event.CardEvent.AftermathSet;
import io.stardeck.b5.event.CardEvent.AgendaDiscarded;
import io.stardeck.b5.event.CardEvent.AgendaHidden;
import io.stardeck.b5.event.CardEvent.AgendaReplaced;
import io.stardeck.b5.event.CardEvent.AgendaRevealFailed;
import io.stardeck.b5.event.CardEvent.AgendaRevealed;
import io.stardeck.b5.event.CardEvent.AgendaSponsored;
import io.stardeck.b5.event.CardEvent.AmbassadorFullyHealed;
import io.stardeck.b5.event.CardEvent.BidMade;
import io.stardeck.b5.event.CardEvent.CardDiscarded;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.CardEvent.CardRotated;
import io.stardeck.b5.event.CardEvent.CardSponsored;
import io.stardeck.b5.event.CardEvent.CardStays;
import io.stardeck.b5.event.CardEvent.CardTurnedFaceUp;
import io.stardeck.b5.event.CardEvent.CharacterDemoted;
import io.stardeck.b5.event.CardEvent.CharacterPromoted;
import io.stardeck.b5.event.CardEvent.CostTokensSpent;
import io.stardeck.b5.event.CardEvent.DamageHealed;
import io.stardeck.b5.event.CardEvent.DamagePlaced;
import io.stardeck.b5.event.CardEvent.DamageRepaired;
import io.stardeck.b5.event.CardEvent.EffectUsed;
import io.stardeck.b5.event.CardEvent.EventPlayed;
import io.stardeck.b5.event.CardEvent.FleetLed;
import io.stardeck.b5.event.CardEvent.HealingHelped;
import io.stardeck.b5.event.CardEvent.LeadershipEnded;
import io.stardeck.b5.event.CardEvent.MarksChanged;
import io.stardeck.b5.event.CardEvent.MercenaryDirected;
import io.stardeck.b5.event.CardEvent.RatingsChanged;
import io.stardeck.b5.event.CardEvent.ReplyDeclined;
import io.stardeck.b5.event.CardEvent.ReplyUsed;
import io.stardeck.b5.event.CardEvent.SevereAdded;
import io.stardeck.b5.event.CardEvent.SevereRemoved;
import io.stardeck.b5.event.CardEvent.TokenAdded;
import io.stardeck.b5.event.ConflictEvent.ApplyLimitSet;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.event.ConflictEvent.ConflictCancelled;
import io.stardeck.b5.event.ConflictEvent.ConflictDeclared;
import io.stardeck.b5.event.ConflictEvent.ConflictDeclined;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.event.ConflictEvent.FactionChanged;
import io.stardeck.b5.event.ConflictEvent.InfluenceApplied;
import io.stardeck.b5.event.ConflictEvent.InfluenceBuilt;
import io.stardeck.b5.event.ConflictEvent.InfluenceGained;
import io.stardeck.b5.event.ConflictEvent.InfluenceLost;
import io.stardeck.b5.event.ConflictEvent.LocationCaptured;
import io.stardeck.b5.event.ConflictEvent.NextTurnPromised;
import io.stardeck.b5.event.ConflictEvent.ParticipantJoined;
import io.stardeck.b5.event.ConflictEvent.ParticipantWithdrawn;
import io.stardeck.b5.event.ConflictEvent.PoolRaised;
import io.stardeck.b5.event.ConflictEvent.SideRaised;
import io.stardeck.b5.event.ConflictEvent.StandingConflictOpened;
import io.stardeck.b5.event.ConflictEvent.StationChanged;
import io.stardeck.b5.event.ConflictEvent.TensionChanged;
import io.stardeck.b5.event.ConflictEvent.VorlonChanged;
import io.stardeck.b5.event.ConflictEvent.WarEnded;
import io.stardeck.b5.event.ConflictEvent.WarStarted;
import io.stardeck.b5.event.TurnEvent.ActionRoundEnded;
import io.stardeck.b5.event.TurnEvent.CardPlaced;
import io.stardeck.b5.event.TurnEvent.CardReadied;
import io.stardeck.b5.event.TurnEvent.CardSustained;
import io.stardeck.b5.event.TurnEvent.CardsDrawn;
import io.stardeck.b5.event.TurnEvent.CardsLookedAt;
import io.stardeck.b5.event.TurnEvent.DeckShuffled;
import io.stardeck.b5.event.TurnEvent.GameEnded;
import io.stardeck.b5.event.TurnEvent.InitiativeSet;
import io.stardeck.b5.event.TurnEvent.OpeningCardChosen;
import io.stardeck.b5.event.TurnEvent.Passed;
import io.stardeck.b5.event.TurnEvent.PhaseChanged;
import io.stardeck.b5.event.TurnEvent.PoolRestored;
import io.stardeck.b5.event.TurnEvent.TurnStarted;
import io.stardeck.b5.event.TurnEvent.VictoryDeclared;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Events in one sentence each. */
final class EventText {
  private static final Texts<Names, B5Event> TEXTS =
      Texts.<Names, B5Event>builder(Names::part)
          .put(TurnStarted.class, "Turn {turn} begins")
          .put(PhaseChanged.class, "The {phase} begins")
          .put(OpeningCardChosen.class, "{seat} chooses [card?#|a card] for the opening hand")
          .put(CardReadied.class, "{card} is readied")
          .put(CardSustained.class, "{card} stays rotated")
          .put(PoolRestored.class, "{seat} has {pool} influence to apply")
          .put(InitiativeSet.class, "The order is {order}")
          .put(Passed.class, "{seat} passes")
          .put(ActionRoundEnded.class, "All have passed")
          .put(CardsDrawn.class, "{seat} draws [cards?#|{number:cards}]")
          .put(
              CardsLookedAt.class,
              "{by} looks at [hand?the hand|the top {number} of the deck] of {whose}[cards?: #]")
          .put(
              CardPlaced.class,
              "{by} puts [card?#|a card, or none,] [under?under|on top of] the deck of {deck}")
          .put(DeckShuffled.class, "{seat} shuffles the deck")
          .put(VictoryDeclared.class, "{seat} wins a {kind} victory with {power} power")
          .put(GameEnded.class, "The game is over")
          .put(CardSponsored.class, "{by} sponsors {card}[host? on #]")
          .put(CharacterPromoted.class, "{card} joins the Inner Circle of {seat}")
          .put(CharacterDemoted.class, "{card} leaves the Inner Circle of {seat}")
          .put(CardRotated.class, "{card} rotates")
          .put(EffectUsed.class, "{seat} uses {card}[chosen?: #]")
          .put(RatingsChanged.class, "{source} changes {card}")
          .put(FleetLed.class, "{character} leads {fleet}")
          .put(LeadershipEnded.class, "{character} no longer leads {fleet}")
          .put(DamagePlaced.class, "{card} takes {number} damage")
          .put(CardNeutralised.class, "{card} is neutralised, severe damage {severe}")
          .put(CardTurnedFaceUp.class, "{card} is turned face up")
          .put(DamageHealed.class, "{card} loses {number} damage")
          .put(SevereRemoved.class, "{card} loses {number} severe damage")
          .put(SevereAdded.class, "{card} gets {number} severe damage")
          .put(HealingHelped.class, "{card} helps the ambassador to heal")
          .put(AmbassadorFullyHealed.class, "{card} is healed by the whole Inner Circle")
          .put(DamageRepaired.class, "{card} repairs {number} damage")
          .put(CardDiscarded.class, "{card} is discarded")
          .put(MarksChanged.class, "{card}: {mark} marks change by {number}")
          .put(TokenAdded.class, "{card} gets a construction token")
          .put(CostTokensSpent.class, "{card} spends {number} of its construction tokens")
          .put(CardStays.class, "{card} stays on {host}")
          .put(EventPlayed.class, "{seat} plays {card}[chosen?: #]")
          .put(
              AftermathSet.class,
              "{seat} sets [card?#|an aftermath] under [host?#|the hidden agenda]")
          .put(
              AftermathRevealed.class,
              "{seat} reveals {card} under [host?#|the hidden agenda] for {result}[chosen?: #]")
          .put(AgendaSponsored.class, "{seat} has the agenda {card}")
          .put(AgendaHidden.class, "{seat} brings [card?#|an agenda] into play face down")
          .put(AgendaRevealed.class, "{seat} reveals the agenda {card}")
          .put(
              AgendaRevealFailed.class,
              "{seat} reveals the agenda {card}, which cannot be sponsored")
          .put(AgendaReplaced.class, "{seat} replaces the agenda {old} by {card}")
          .put(AgendaDiscarded.class, "{seat} gives up the agenda {card}")
          .put(BidMade.class, "{seat} bids {number} for {mercenary}, {total} in all")
          .put(MercenaryDirected.class, "{mercenary} is directed by [seat?#|nobody]")
          .put(ReplyUsed.class, "{seat} replies with {card}")
          .put(ReplyDeclined.class, "{seat} does not reply")
          .put(ConflictDeclared.class, "{seat} declares {card}[target? against #][aim? at #]")
          .put(
              StandingConflictOpened.class,
              "{seat} opens a conflict of {type}[target? against #][aim? at #]")
          .put(ConflictDeclined.class, "{seat} declares no conflict")
          .put(
              ConflictCancelled.class,
              "[card?#|The {type} conflict of {seat}] is removed without a result")
          .put(
              ParticipantJoined.class,
              "{participant} {participant:role} {conflict} with {participant:ability}")
          .put(ParticipantWithdrawn.class, "{card} withdraws from {conflict}")
          .put(SideRaised.class, "{conflict}: what counts to {side} it is raised by {number}")
          .put(
              AttackResolved.class,
              "{attacker} attacks {target}, deals {dealt} and is dealt {received}")
          .put(
              ConflictResolved.class,
              "[card?#|The {type} conflict of {seat}] is [won?won|lost]: support {support},"
                  + " opposition {opposition}")
          .put(LocationCaptured.class, "{seat} captures {card}")
          .put(InfluenceApplied.class, "{seat} applies {number} influence")
          .put(InfluenceBuilt.class, "{seat} builds influence, the rating is {rating}")
          .put(InfluenceGained.class, "{seat} gains {number} influence")
          .put(InfluenceLost.class, "{seat} loses {number} influence")
          .put(PoolRaised.class, "{seat} gets {number} influence back")
          .put(NextTurnPromised.class, "{seat} will have {number} more influence in the next turn")
          .put(TensionChanged.class, "Tension of {from} toward {toward} is {tension}")
          .put(WarStarted.class, "War between {one} and {other}")
          .put(WarEnded.class, "Peace between {one} and {other}")
          .put(StationChanged.class, "Babylon 5 has {influence} influence")
          .put(VorlonChanged.class, "The Vorlons have {influence} influence")
          .put(ApplyLimitSet.class, "Nobody may apply more than {limit} influence this turn")
          .put(FactionChanged.class, "{source} changes what holds for {seat}")
          .build();

  private EventText() {}

  /** What happened. */
  static String of(Names names, B5Event event) {
    Optional<String> change = Optional.empty();
    if (event instanceof RatingsChanged changed) {
      change = ModifierText.newest(names, changed);
    } else if (event instanceof FactionChanged changed) {
      change = ModifierText.newest(names, changed);
    }
    return change.orElseGet(() -> TEXTS.of(names, event));
  }
}

package io.stardeck.b5.internal.text;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.Side;
import io.stardeck.b5.event.B5Event;
import io.stardeck.b5.event.CardEvent.AftermathRevealed;
import io.stardeck.b5.event.CardEvent.AftermathSet;
import io.stardeck.b5.event.CardEvent.AgendaDiscarded;
import io.stardeck.b5.event.CardEvent.AgendaHidden;
import io.stardeck.b5.event.CardEvent.AgendaReplaced;
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
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.function.BiFunction;

/** Events in one sentence each. */
final class EventText {
  private static final ImmutableMap<Class<?>, BiFunction<Names, B5Event, String>> TEXTS = texts();

  private EventText() {}

  /** What happened. */
  static String of(Names names, B5Event event) {
    return Verify.verifyNotNull(TEXTS.get(event.getClass())).apply(names, event);
  }

  private static String against(Names names, Optional<Seat> target, Optional<CardId> aim) {
    return target.map(seat -> " against " + names.of(seat)).orElse("")
        + aim.map(card -> " at " + names.of(card)).orElse("");
  }

  private static ImmutableMap<Class<?>, BiFunction<Names, B5Event, String>> texts() {
    ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Event, String>> t = ImmutableMap.builder();
    aboutTurns(t);
    aboutCards(t);
    aboutConflicts(t);
    return t.buildOrThrow();
  }

  private static void aboutTurns(
      ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Event, String>> t) {
    put(t, TurnStarted.class, (names, e) -> "Turn %s begins".formatted(e.turn()));
    put(
        t,
        PhaseChanged.class,
        (names, e) -> "The %s begins".formatted(e.phase().replace('-', ' ')));
    put(
        t,
        OpeningCardChosen.class,
        (names, e) ->
            "%s chooses %s for the opening hand".formatted(names.of(e.seat()), names.of(e.card())));
    put(t, CardReadied.class, (names, e) -> "%s is readied".formatted(names.of(e.card())));
    put(t, CardSustained.class, (names, e) -> "%s stays rotated".formatted(names.of(e.card())));
    put(
        t,
        PoolRestored.class,
        (names, e) -> "%s has %s influence to apply".formatted(names.of(e.seat()), e.pool()));
    put(
        t,
        InitiativeSet.class,
        (names, e) -> "The order is %s".formatted(e.order().stream().map(names::of).toList()));
    put(t, Passed.class, (names, e) -> "%s passes".formatted(names.of(e.seat())));
    put(t, ActionRoundEnded.class, (names, e) -> "All have passed");
    put(
        t,
        CardsDrawn.class,
        (names, e) ->
            "%s draws %s"
                .formatted(
                    names.of(e.seat()), e.cards().isEmpty() ? "a card" : names.of(e.cards())));
    put(
        t,
        CardsLookedAt.class,
        (names, e) ->
            "%s looks at %s of %s%s"
                .formatted(
                    names.of(e.by()),
                    e.hand() ? "the hand" : "the top " + e.number(),
                    names.of(e.whose()),
                    e.cards().isEmpty() ? "" : ": " + names.of(e.cards())));
    put(
        t,
        CardPlaced.class,
        (names, e) ->
            "%s puts %s %s that deck"
                .formatted(
                    names.of(e.by()),
                    e.card().map(names::of).orElse("a card, or none,"),
                    e.under() ? "under" : "on top of"));
    put(t, DeckShuffled.class, (names, e) -> "%s shuffles the deck".formatted(names.of(e.seat())));
    put(
        t,
        VictoryDeclared.class,
        (names, e) ->
            "%s wins a %s victory with %s power"
                .formatted(names.of(e.seat()), e.kind(), e.power()));
    put(t, GameEnded.class, (names, e) -> "The game is over");
  }

  private static void aboutCards(
      ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Event, String>> t) {
    put(
        t,
        CardSponsored.class,
        (names, e) ->
            "%s sponsors %s%s"
                .formatted(
                    names.of(e.by()),
                    names.of(e.card()),
                    e.host().map(host -> " on " + names.of(host)).orElse("")));
    put(
        t,
        CharacterPromoted.class,
        (names, e) ->
            "%s joins the Inner Circle of %s".formatted(names.of(e.card()), names.of(e.seat())));
    put(
        t,
        CharacterDemoted.class,
        (names, e) ->
            "%s leaves the Inner Circle of %s".formatted(names.of(e.card()), names.of(e.seat())));
    put(t, CardRotated.class, (names, e) -> "%s rotates".formatted(names.of(e.card())));
    put(
        t,
        EffectUsed.class,
        (names, e) ->
            "%s uses %s: %s"
                .formatted(names.of(e.seat()), names.of(e.card()), names.chosen(e.chosen())));
    put(
        t,
        RatingsChanged.class,
        (names, e) -> "%s changes %s".formatted(names.of(e.source()), names.of(e.card())));
    put(
        t,
        FleetLed.class,
        (names, e) -> "%s leads %s".formatted(names.of(e.character()), names.of(e.fleet())));
    put(
        t,
        LeadershipEnded.class,
        (names, e) ->
            "%s no longer leads %s".formatted(names.of(e.character()), names.of(e.fleet())));
    put(
        t,
        DamagePlaced.class,
        (names, e) -> "%s takes %s damage".formatted(names.of(e.card()), e.number()));
    put(
        t,
        CardNeutralised.class,
        (names, e) ->
            "%s is neutralised, severe damage %s".formatted(names.of(e.card()), e.severe()));
    put(
        t,
        CardTurnedFaceUp.class,
        (names, e) -> "%s is turned face up".formatted(names.of(e.card())));
    put(
        t,
        DamageHealed.class,
        (names, e) -> "%s loses %s damage tokens".formatted(names.of(e.card()), e.number()));
    put(
        t,
        SevereRemoved.class,
        (names, e) -> "%s loses %s severe damage".formatted(names.of(e.card()), e.number()));
    put(
        t,
        SevereAdded.class,
        (names, e) -> "%s gets %s severe damage".formatted(names.of(e.card()), e.number()));
    put(
        t,
        AmbassadorFullyHealed.class,
        (names, e) -> "%s is healed by the whole Inner Circle".formatted(names.of(e.card())));
    put(
        t,
        DamageRepaired.class,
        (names, e) -> "%s repairs %s".formatted(names.of(e.card()), e.number()));
    put(t, CardDiscarded.class, (names, e) -> "%s is discarded".formatted(names.of(e.card())));
    put(
        t,
        MarksChanged.class,
        (names, e) ->
            "%s: %s marks %s"
                .formatted(
                    names.of(e.card()),
                    Names.word(e.mark()),
                    e.number() > 0 ? "+" + e.number() : e.number()));
    put(
        t,
        TokenAdded.class,
        (names, e) -> "%s gets a construction token".formatted(names.of(e.card())));
    put(
        t,
        CostTokensSpent.class,
        (names, e) -> "%s spends %s construction tokens".formatted(names.of(e.card()), e.number()));
    put(
        t,
        CardStays.class,
        (names, e) -> "%s stays on %s".formatted(names.of(e.card()), names.of(e.host())));
    put(
        t,
        EventPlayed.class,
        (names, e) ->
            "%s plays %s: %s"
                .formatted(names.of(e.seat()), names.of(e.card()), names.chosen(e.chosen())));
    put(
        t,
        AftermathSet.class,
        (names, e) ->
            "%s sets %s under %s"
                .formatted(
                    names.of(e.seat()),
                    e.card().map(names::of).orElse("an aftermath"),
                    e.host().map(names::of).orElse("the hidden agenda")));
    put(
        t,
        AftermathRevealed.class,
        (names, e) ->
            "%s reveals %s: %s"
                .formatted(names.of(e.seat()), names.of(e.card()), names.chosen(e.chosen())));
    put(
        t,
        AgendaSponsored.class,
        (names, e) -> "%s has the agenda %s".formatted(names.of(e.seat()), names.of(e.card())));
    put(
        t,
        AgendaHidden.class,
        (names, e) ->
            "%s brings %s into play face down"
                .formatted(names.of(e.seat()), e.card().map(names::of).orElse("an agenda")));
    put(
        t,
        AgendaRevealed.class,
        (names, e) -> "%s reveals the agenda %s".formatted(names.of(e.seat()), names.of(e.card())));
    put(
        t,
        AgendaReplaced.class,
        (names, e) ->
            "%s replaces the agenda %s by %s"
                .formatted(names.of(e.seat()), names.of(e.old()), names.of(e.card())));
    put(
        t,
        AgendaDiscarded.class,
        (names, e) ->
            "%s gives up the agenda %s".formatted(names.of(e.seat()), names.of(e.card())));
    put(
        t,
        BidMade.class,
        (names, e) ->
            "%s bids %s for %s, %s in all"
                .formatted(names.of(e.seat()), e.number(), names.of(e.mercenary()), e.total()));
    put(
        t,
        MercenaryDirected.class,
        (names, e) ->
            "%s is directed by %s"
                .formatted(names.of(e.mercenary()), e.seat().map(names::of).orElse("nobody")));
    put(
        t,
        ReplyUsed.class,
        (names, e) -> "%s replies with %s".formatted(names.of(e.seat()), names.of(e.card())));
    put(t, ReplyDeclined.class, (names, e) -> "%s does not reply".formatted(names.of(e.seat())));
  }

  private static void aboutConflicts(
      ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Event, String>> t) {
    put(
        t,
        ConflictDeclared.class,
        (names, e) ->
            "%s declares %s%s"
                .formatted(
                    names.of(e.seat()), names.of(e.card()), against(names, e.target(), e.aim())));
    put(
        t,
        StandingConflictOpened.class,
        (names, e) ->
            "%s opens a %s conflict%s"
                .formatted(
                    names.of(e.seat()), Names.word(e.type()), against(names, e.target(), e.aim())));
    put(
        t,
        ConflictDeclined.class,
        (names, e) -> "%s declares no conflict".formatted(names.of(e.seat())));
    put(
        t,
        ConflictCancelled.class,
        (names, e) -> "%s is removed without a result".formatted(names.conflict(e.conflict())));
    put(
        t,
        ParticipantJoined.class,
        (names, e) ->
            "%s joins %s"
                .formatted(names.of(e.participant().card()), names.conflict(e.conflict())));
    put(
        t,
        ParticipantWithdrawn.class,
        (names, e) ->
            "%s withdraws from %s".formatted(names.of(e.card()), names.conflict(e.conflict())));
    put(
        t,
        SideRaised.class,
        (names, e) ->
            "%s: %s is raised by %s"
                .formatted(
                    names.conflict(e.conflict()),
                    e.side() == Side.SUPPORT ? "support" : "opposition",
                    e.number()));
    put(
        t,
        AttackResolved.class,
        (names, e) ->
            "%s deals %s to %s and is dealt %s"
                .formatted(names.of(e.attacker()), e.dealt(), names.of(e.target()), e.received()));
    put(
        t,
        ConflictResolved.class,
        (names, e) ->
            "%s: support %s, opposition %s, %s"
                .formatted(
                    names.conflict(e.conflict()),
                    e.support(),
                    e.opposition(),
                    e.won() ? "won" : "lost"));
    put(
        t,
        LocationCaptured.class,
        (names, e) -> "%s captures %s".formatted(names.of(e.seat()), names.of(e.card())));
    put(
        t,
        InfluenceApplied.class,
        (names, e) -> "%s applies %s influence".formatted(names.of(e.seat()), e.number()));
    put(
        t,
        InfluenceBuilt.class,
        (names, e) ->
            "%s builds influence, the rating is %s".formatted(names.of(e.seat()), e.rating()));
    put(
        t,
        InfluenceGained.class,
        (names, e) -> "%s gains %s influence".formatted(names.of(e.seat()), e.number()));
    put(
        t,
        InfluenceLost.class,
        (names, e) -> "%s loses %s influence".formatted(names.of(e.seat()), e.number()));
    put(
        t,
        PoolRaised.class,
        (names, e) -> "%s gets %s influence back".formatted(names.of(e.seat()), e.number()));
    put(
        t,
        NextTurnPromised.class,
        (names, e) ->
            "%s will have %s more influence in the next turn"
                .formatted(names.of(e.seat()), e.number()));
    put(
        t,
        TensionChanged.class,
        (names, e) ->
            "Tension of %s toward %s is %s"
                .formatted(Names.word(e.from()), Names.word(e.toward()), e.tension()));
    put(
        t,
        WarStarted.class,
        (names, e) ->
            "War between %s and %s".formatted(Names.word(e.one()), Names.word(e.other())));
    put(
        t,
        WarEnded.class,
        (names, e) ->
            "Peace between %s and %s".formatted(Names.word(e.one()), Names.word(e.other())));
    put(
        t,
        StationChanged.class,
        (names, e) -> "Babylon 5 has %s influence".formatted(e.influence()));
    put(
        t,
        VorlonChanged.class,
        (names, e) -> "The Vorlons have %s influence".formatted(e.influence()));
    put(
        t,
        ApplyLimitSet.class,
        (names, e) -> "Nobody may apply more than %s influence this turn".formatted(e.limit()));
    put(
        t,
        FactionChanged.class,
        (names, e) ->
            "%s changes what holds for %s".formatted(names.of(e.source()), names.of(e.seat())));
  }

  private static <E extends B5Event> void put(
      ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Event, String>> texts,
      Class<E> type,
      BiFunction<Names, E, String> text) {
    texts.put(type, (names, event) -> text.apply(names, type.cast(event)));
  }
}

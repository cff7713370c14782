package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.FRM_21;
import static io.stardeck.b5.internal.value.RuleIds.FRM_24;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ImmutableConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.ConflictEvent.ConflictCancelled;
import io.stardeck.b5.event.ConflictEvent.ConflictDeclared;
import io.stardeck.b5.event.ConflictEvent.ParticipantJoined;
import io.stardeck.b5.event.ConflictEvent.ParticipantWithdrawn;
import io.stardeck.b5.event.ConflictEvent.StandingConflictOpened;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableConflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Opening conflicts, and taking part in them ({@code B5-FRM-20, B5-SUP-05}). */
public final class Conflicts {
  private static final RuleId SUP_05 = RuleId.of("B5-SUP-05");
  private static final RuleId FRM_32 = RuleId.of("B5-FRM-32");
  private static final RuleId W_29 = RuleId.of("B5-W-29");
  private static final RuleId W_31 = RuleId.of("B5-W-31");
  private static final RuleId W_36 = RuleId.of("B5-W-36");

  private static final ImmutableConflictTraits PEACEFUL =
      ConflictTraits.builder()
          .type(Ability.DIPLOMACY)
          .addOnWin(outcome(gain(Who.INITIATOR)))
          .build();
  private static final ConflictTraits COVERT =
      ConflictTraits.builder()
          .type(Ability.INTRIGUE)
          .needsTarget(true)
          .addOnWin(
              outcome(gain(Who.INITIATOR)),
              new Outcome(Optional.of(5), ImmutableList.of(lose(Who.TARGET_FACTION))))
          .build();
  private static final ConflictTraits ARMED =
      ConflictTraits.builder()
          .type(Ability.MILITARY)
          .needsTarget(true)
          .addOnWin(outcome(gain(Who.INITIATOR), lose(Who.TARGET_FACTION)))
          .addOnLose(outcome(lose(Who.INITIATOR)))
          .build();

  private Conflicts() {}

  private static Outcome outcome(Operation... operations) {
    return new Outcome(Optional.empty(), ImmutableList.copyOf(operations));
  }

  private static Operation gain(Who who) {
    return new GainInfluence(who, Amount.of(1));
  }

  private static Operation lose(Who who) {
    return new LoseInfluence(who, Amount.of(1));
  }

  /** What a conflict without a card is like, if there is one of that type ({@code B5-FRM-24}). */
  public static Optional<ConflictTraits> standing(Ability type) {
    return switch (type) {
      case DIPLOMACY -> Optional.of(PEACEFUL);
      case INTRIGUE -> Optional.of(COVERT);
      case MILITARY -> Optional.of(ARMED);
      case PSI, LEADERSHIP -> Optional.empty();
    };
  }

  /** A conflict card of the own hand is declared, face up. */
  public static void declare(
      Play<B5State> play, Seat seat, CardId card, Optional<Seat> target, Optional<CardId> aim) {
    InPlay.fromHand(play, seat, card);
    ConflictTraits traits = Boards.of(play).def(card).conflict().orElseThrow();
    int number = open(play, seat, Optional.of(card), traits, target, aim);
    play.tell(FRM_21, new ConflictDeclared(seat, number, card, target, aim));
    rise(play, seat, traits, target);
  }

  /** A conflict without a card is opened. */
  public static void openStanding(
      Play<B5State> play, Seat seat, Ability type, Optional<Seat> target, Optional<CardId> aim) {
    ConflictTraits traits = standing(type).orElseThrow();
    int number = open(play, seat, Optional.empty(), traits, target, aim);
    play.tell(FRM_24, new StandingConflictOpened(seat, number, type, target, aim));
    rise(play, seat, traits, target);
  }

  /** What a conflict is like that such a word opens. */
  public static ConflictTraits traits(OpenConflict word) {
    return ConflictTraits.builder().type(word.type()).onWin(word.onWin()).build();
  }

  /** An effect opens a conflict without a card or a target ({@code B5-W-31}). */
  public static void openByEffect(Play<B5State> play, Seat seat, OpenConflict word) {
    int number =
        open(play, seat, Optional.empty(), traits(word), Optional.empty(), Optional.empty());
    play.tell(
        W_31,
        new StandingConflictOpened(seat, number, word.type(), Optional.empty(), Optional.empty()));
  }

  private static int open(
      Play<B5State> play,
      Seat seat,
      Optional<CardId> card,
      ConflictTraits traits,
      Optional<Seat> target,
      Optional<CardId> aim) {
    int number = Boards.of(play).opened() + 1;
    Conflict conflict =
        Conflict.builder()
            .number(number)
            .card(card)
            .traits(traits)
            .initiator(seat)
            .target(target)
            .aim(aim)
            .build();
    Boards.change(
        play,
        board -> board.withOpened(number).withConflicts(Lists.plus(board.conflicts(), conflict)));
    return number;
  }

  /** An armed conflict raises the tension of its target ({@code B5-REL-08}). */
  private static void rise(
      Play<B5State> play, Seat seat, ConflictTraits traits, Optional<Seat> target) {
    if (traits.type() == Ability.MILITARY && target.isPresent()) {
      TableSteps.tension(
          play,
          Boards.of(play).faction(target.get()).race(),
          Boards.of(play).faction(seat).race(),
          1);
    }
  }

  /** A card takes part ({@code B5-SUP-05}); one that takes part already keeps its entry. */
  public static void join(Play<B5State> play, int number, Participant participant) {
    Conflict conflict = Boards.of(play).conflict(number);
    if (conflict != null && conflict.participant(participant.card()) == null) {
      Boards.put(
          play,
          ImmutableConflict.copyOf(conflict)
              .withParticipants(Lists.plus(conflict.participants(), participant)));
      play.tell(SUP_05, new ParticipantJoined(number, participant));
    }
  }

  /** A card takes no part any more ({@code B5-W-36}). */
  public static void withdraw(Play<B5State> play, int number, CardId card) {
    Conflict conflict = Boards.of(play).conflict(number);
    Participant entry = conflict == null ? null : conflict.participant(card);
    if (conflict != null && entry != null) {
      Boards.put(
          play,
          ImmutableConflict.copyOf(conflict)
              .withParticipants(Lists.minus(conflict.participants(), entry)));
      play.tell(W_36, new ParticipantWithdrawn(number, card));
    }
  }

  /** The conflict is removed without a result ({@code B5-W-29}). */
  public static void cancel(Play<B5State> play, Conflict conflict) {
    play.tell(
        W_29,
        new ConflictCancelled(
            conflict.number(), conflict.initiator(), conflict.card(), conflict.type()));
    close(play, conflict);
  }

  /** The conflict is open no more; its card goes to its owner's discard pile. */
  public static void close(Play<B5State> play, Conflict conflict) {
    int number = conflict.number();
    Boards.change(
        play,
        board ->
            board.withConflicts(Lists.filter(board.conflicts(), each -> each.number() != number)));
    Boards.end(play, each -> each.conflict().equals(Optional.of(number)));
    conflict.card().ifPresent(card -> InPlay.toDiscard(play, Places.IN_PLAY, card, FRM_32));
  }
}

package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.window.AnnouncedFrame;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.script.Run;
import io.stardeck.stccg.card.word.WindowKind;
import java.util.Optional;

/** A phase of the game or of a turn, or what is in progress in it ({@code ST-ZON-10}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Phase extends Frame {
  /** A phase that runs by itself. */
  interface Running extends Frame {
    @Override
    default ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }
  }

  /**
   * Missions are placed ({@code ST-SPL-03}).
   *
   * @param seat whose top mission is turned up
   */
  @JsonTypeName("missions")
  record Missions(Seat seat) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  /**
   * Dilemmas and artifacts are seeded ({@code ST-SED-02}).
   *
   * @param round who is asked
   */
  @JsonTypeName("seed")
  record Seed(Round round) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return round.deciders();
    }
  }

  /**
   * Outposts are placed ({@code ST-OUT-01}).
   *
   * @param round who is asked
   */
  @JsonTypeName("outposts")
  record Outposts(Round round) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return round.deciders();
    }
  }

  /** Decks are shuffled and hands drawn ({@code ST-SET-01}). */
  @JsonTypeName("opening")
  record Opening() implements Phase, Running {}

  /**
   * The start of a turn.
   *
   * @param step what comes next
   * @param left the cards that are still to act in this step
   */
  @JsonTypeName("start")
  record Start(StartStep step, ImmutableList<CardId> left) implements Phase, Running {
    /** Where a turn begins. */
    public static final Start FIRST = new Start(StartStep.REFRESH, ImmutableList.of());
  }

  /**
   * A card's countdown has ended, and its last effects are carried out ({@code ST-EFF-43}).
   *
   * @param card the card
   */
  @JsonTypeName("expiring")
  record Expiring(CardId card) implements Phase, Running {}

  /** What happens at the start of a turn, in this order ({@code ST-TRN-02}). */
  enum StartStep {
    /** RANGE and cloaks are fresh, holograms active, ships return, repairs advance. */
    REFRESH,
    /** The window TURN_START. */
    WINDOW,
    /** Boarding battles are fought. */
    BOARDING,
    /** Other start-of-turn effects. */
    TRIGGERS,
    /** Cures are checked. */
    CURES
  }

  /**
   * One card may be played, or orders are given ({@code ST-TRN-03}, {@code ST-TRN-04}).
   *
   * @param seat who is to act
   * @param others who may interrupt unasked ({@code ST-INT-16})
   */
  @JsonTypeName("play")
  record Play(Seat seat, ImmutableList<Seat> others) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }

    @Override
    public ImmutableList<Seat> mayAlsoAct() {
      return others;
    }
  }

  /**
   * A card was announced and is about to take effect.
   *
   * @param seat who plays it
   * @param card the card, which lies in play
   * @param on where it goes, or what it is played on
   */
  @JsonTypeName("announced")
  record Announced(Seat seat, Card card, Aim on) implements Phase, Running {}

  /**
   * An order was announced and is about to be carried out.
   *
   * @param seat who gives it
   * @param order the order
   * @param host the party's host; nothing where ships attack
   * @param ships the ships that attack
   */
  @JsonTypeName("declared")
  record Declared(Seat seat, Order order, Optional<Host> host, ImmutableList<CardId> ships)
      implements Phase, Running {}

  /**
   * Others may answer what lies below, or what was played in a free moment ({@code ST-INT-06}).
   *
   * @param kind which window
   * @param opener who opened it
   * @param announced who is asked, and the interrupts that were played
   * @param boarded the ships that intruders have boarded in it ({@code ST-SPC-04})
   */
  @JsonTypeName("window")
  record Window(
      WindowKind kind,
      Seat opener,
      io.stardeck.engine.rules.window.Announced<Played> announced,
      ImmutableList<CardId> boarded)
      implements Phase, AnnouncedFrame<Played, Window> {
    @Override
    public Window with(io.stardeck.engine.rules.window.Announced<Played> next) {
      return new Window(kind, opener, next, boarded);
    }

    /** After intruders have boarded that ship. */
    public Window boarding(CardId ship) {
      return boarded.contains(ship)
          ? this
          : new Window(kind, opener, announced, Lists.plus(boarded, ship));
    }

    /** Whoever is not asked may speak up all the same ({@code ST-INT-16}). */
    @Override
    public ImmutableList<Seat> mayAlsoAct() {
      Round round = announced.round();
      return round.over()
          ? ImmutableList.of()
          : ImmutableList.sortedCopyOf(Lists.minus(round.seats(), round.asked()));
    }
  }

  /**
   * An interrupt takes effect, and is discarded then ({@code ST-INT-04}).
   *
   * @param card the card
   */
  @JsonTypeName("resolving")
  record Resolving(CardId card) implements Phase, Running {}

  /**
   * Somebody gives up rather than put a stake ({@code ST-SPC-11}).
   *
   * @param seat who
   */
  @JsonTypeName("giving-up")
  record GivingUp(Seat seat) implements Phase, Running {}

  /**
   * An order is being carried out above this; then the window ORDER_DONE.
   *
   * @param seat who gave it
   * @param order the order
   * @param told whether the window has been
   */
  @JsonTypeName("done")
  record Done(Seat seat, Order order, boolean told) implements Phase, Running {}

  /**
   * Who dies, or which ship is destroyed, is known and not yet carried out ({@code ST-INT-06}).
   *
   * @param victims who
   * @param rule by which rule
   * @param told whether the window has been
   */
  @JsonTypeName("casualty")
  record Casualty(ImmutableList<Victim> victims, RuleId rule, boolean told)
      implements Phase, Running {}

  /**
   * A battle is fought.
   *
   * @param battle how far it has come
   */
  @JsonTypeName("battle")
  record Battling(Battle battle) implements Phase, Running {}

  /**
   * Who was struck at without harm may fire back ({@code ST-SHB-06}).
   *
   * @param battle the battle so far
   */
  @JsonTypeName("counterattack")
  record Countering(Battle battle) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(battle.defender());
    }
  }

  /**
   * The attacker chooses one part of a team whose members do not go together ({@code ST-ATB-02}).
   *
   * @param battle the battle so far
   */
  @JsonTypeName("part")
  record ChoosingPart(Battle battle) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(battle.attacker());
    }
  }

  /**
   * Orders are given ({@code ST-TRN-05}).
   *
   * @param seat who gives them
   * @param others who may interrupt unasked ({@code ST-INT-16})
   * @param ship in nested orders, the ship that they are given to ({@code ST-EFF-39})
   */
  @JsonTypeName("orders")
  record Orders(Seat seat, ImmutableList<Seat> others, Optional<CardId> ship) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }

    @Override
    public ImmutableList<Seat> mayAlsoAct() {
      return others;
    }
  }

  /**
   * An opponent gives orders to a ship, and control of it returns then ({@code ST-EFF-39}).
   *
   * @param ship the ship
   */
  @JsonTypeName("subturn")
  record Subturn(CardId ship) implements Phase, Running {}

  /**
   * A party is put together ({@code ST-ORD-10}).
   *
   * @param seat who does so, unseen by others
   */
  @JsonTypeName("muster")
  record Mustering(Seat seat) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  /**
   * A mission is attempted ({@code ST-ATT-06}).
   *
   * @param attempt how far it has come
   */
  @JsonTypeName("attempt")
  record Attempting(Attempt attempt) implements Phase, Running {}

  /**
   * Who attempts may discard cards of the group to overcome a dilemma ({@code ST-DIL-13}).
   *
   * @param attempt the attempt, whose group was shown
   * @param price the number of the alternative that is being paid, from 0 on; -1 if none is yet
   * @param left how many cards are still to be paid of it
   */
  @JsonTypeName("paying")
  record Paying(Attempt attempt, int price, int left) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(attempt.seat());
    }
  }

  /**
   * Effects of a card are carried out, one after the other ({@code ST-EFF-40}, {@code ST-EFF-41}).
   *
   * @param def the definition of the card
   * @param card the card
   * @param script the number of the list among those of the card
   * @param seat whose effects they are: who played the card; of a dilemma, whose group faces it
   * @param on what they act on
   * @param moved the number of cards that the last effect moved
   * @param chosen where something goes, if that was chosen for the effect under way
   * @param progress how far they have come
   */
  @JsonTypeName("effects")
  record Effects(
      String def,
      CardId card,
      int script,
      Seat seat,
      Aim on,
      int moved,
      Optional<Option> chosen,
      Progress progress)
      implements Phase, Run<Effects> {
    @Override
    public Effects with(Progress next) {
      Optional<Option> kept = next.next() == progress.next() ? chosen : Optional.empty();
      return new Effects(def, card, script, seat, on, moved, kept, next);
    }

    /** After an effect that has moved so many cards. */
    public Effects moving(int cards) {
      return new Effects(def, card, script, seat, on, cards, chosen, progress);
    }

    /** With that chosen. */
    public Effects choosing(Option option) {
      return new Effects(def, card, script, seat, on, moved, Optional.of(option), progress);
    }

    /** With nothing chosen any more. */
    public Effects unchosen() {
      return new Effects(def, card, script, seat, on, moved, Optional.empty(), progress);
    }

    /** Acting on something else from now on. */
    public Effects aiming(Aim other) {
      return new Effects(def, card, script, seat, other, moved, chosen, progress);
    }

    /** Another list of the same card, from its start. */
    public Effects inner(int number) {
      return new Effects(def, card, number, seat, on, moved, Optional.empty(), Progress.START);
    }
  }

  /**
   * Somebody has to say which of several equal things it is, beside all effects.
   *
   * @param seat who
   * @param ship the ship that it is about
   * @param what what is equal
   */
  @JsonTypeName("tie")
  record Tie(Seat seat, CardId ship, Tied what) implements Phase {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(seat);
    }
  }

  /** What can be equal. */
  enum Tied {
    /** Which part of a crew is not under house arrest ({@code ST-TRE-05}). */
    LOYAL,
    /** Which end of the spaceline is the far one ({@code ST-EFF-32}). */
    FAR_END
  }

  /**
   * The end of a turn.
   *
   * @param step what comes next
   * @param left the cards that are still to act in this step
   */
  @JsonTypeName("end")
  record End(EndStep step, ImmutableList<CardId> left) implements Phase, Running {}

  /** What happens at the end of a turn, in this order ({@code ST-TRN-06}). */
  enum EndStep {
    /** The window TURN_END. */
    WINDOW,
    /** End-of-turn effects. */
    TRIGGERS,
    /** Countdowns. */
    COUNTDOWNS,
    /** Movers. */
    MOVERS,
    /** The draw. */
    DRAW,
    /** The window CARD_DRAWN. */
    DRAWN,
    /** Marks are removed, and the next player is active ({@code ST-TRN-07}). */
    NEXT
  }

  /**
   * The game is over.
   *
   * @param outcome how it ended
   * @param reason by resigning, points, an empty deck or time
   */
  @JsonTypeName("over")
  record Over(Outcome outcome, String reason) implements Phase, FinalFrame {}
}

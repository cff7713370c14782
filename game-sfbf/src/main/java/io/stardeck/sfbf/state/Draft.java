package io.stardeck.sfbf.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.SeatFrame;
import java.util.Optional;

/** A compound play while its player puts it together, seen by nobody else (BF-ACT-03). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Draft extends SeatFrame {

  /** What {@code cases} say of this type of draft. */
  <T> T in(Cases<T> cases);

  /** An answer for each type of draft, so that a new one cannot be forgotten. */
  interface Cases<T> {
    /** FLEET. */
    T ships(Ships draft);

    /** ROWS. */
    T formation(Formation draft);

    /** RESERVE, REDRAW or STASH. */
    T cards(Cards draft);

    /** An attack. */
    T assault(Assault draft);
  }

  /**
   * FLEET: the ships taken so far.
   *
   * @param seat whose it is
   * @param taken the ships, in the order taken
   */
  @JsonTypeName("fleet-draft")
  record Ships(Seat seat, ImmutableList<ShipId> taken) implements Draft {
    @Override
    public <T> T in(Cases<T> cases) {
      return cases.ships(this);
    }
  }

  /**
   * ROWS: the ships placed so far.
   *
   * @param seat whose it is
   * @param rows the rows
   */
  @JsonTypeName("rows-draft")
  record Formation(Seat seat, Rows rows) implements Draft {
    @Override
    public <T> T in(Cases<T> cases) {
      return cases.formation(this);
    }
  }

  /** What the cards of a {@link Cards} draft are marked for. */
  enum Purpose {
    /** RESERVE: the two reserve cards of the set-up. */
    RESERVE,
    /** REDRAW: discard and draw as many. */
    REDRAW,
    /** STASH: into the reserve before a Ceasefire. */
    STASH
  }

  /**
   * RESERVE, REDRAW or STASH: the cards marked so far.
   *
   * @param seat whose it is
   * @param purpose what for
   * @param marked the cards, in the order marked
   */
  @JsonTypeName("cards-draft")
  record Cards(Seat seat, Purpose purpose, ImmutableList<CardId> marked) implements Draft {
    @Override
    public <T> T in(Cases<T> cases) {
      return cases.cards(this);
    }
  }

  /**
   * SHIP, FIGHTERS, PLANET, MUTINY or FLOTILLA.
   *
   * @param seat whose it is
   * @param form which of them
   * @param ship the attacking ship, of SHIP and FIGHTERS
   * @param squadrons how many squadrons fly, of FIGHTERS; else 0
   * @param openers the planet-based fighters or the mutiny card; empty for the others
   * @param target the target, once aimed
   * @param counters counters to standing effects, in the order added
   * @param shots weapon cards with their support, in the order added
   * @param plusOnes Prime Teams for +1, in the order added
   */
  @JsonTypeName("attack-draft")
  record Assault(
      Seat seat,
      Form form,
      Optional<ShipId> ship,
      int squadrons,
      ImmutableList<CardId> openers,
      Optional<ShipId> target,
      ImmutableList<Counter> counters,
      ImmutableList<Shot> shots,
      ImmutableList<CardId> plusOnes)
      implements Draft {
    @Override
    public <T> T in(Cases<T> cases) {
      return cases.assault(this);
    }

    /**
     * The draft of an attack by {@code ship}, if one makes it, with nothing added yet.
     *
     * @param squadrons how many squadrons fly; 0 for all forms but FIGHTERS
     */
    public static Assault begun(Seat seat, Form form, Optional<ShipId> ship, int squadrons) {
      return new Assault(
          seat,
          form,
          ship,
          squadrons,
          ImmutableList.of(),
          Optional.empty(),
          ImmutableList.of(),
          ImmutableList.of(),
          ImmutableList.of());
    }

    /** Whether {@code card} is in this draft already (BF-ACT-01). */
    public boolean holds(CardId card) {
      if (openers.contains(card) || plusOnes.contains(card)) {
        return true;
      }
      for (Counter counter : counters) {
        if (counter.card().equals(card)) {
          return true;
        }
      }
      for (Shot shot : shots) {
        if (shot.card().equals(card) || shot.support().contains(card)) {
          return true;
        }
      }
      return false;
    }

    /** The attack that it makes on a ship of {@code defender}. */
    public ImmutableAttack attack(Seat defender) {
      return ImmutableAttack.builder()
          .form(form)
          .attacker(seat)
          .ship(ship)
          .squadrons(squadrons)
          .defender(defender)
          .target(target)
          .openers(openers)
          .shots(shots)
          .plusOnes(plusOnes)
          .counters(counters)
          .halvedFire(false)
          .build();
    }

    /** This draft aimed at {@code ship}. */
    public Assault withTarget(ShipId aim) {
      return new Assault(
          seat, form, ship, squadrons, openers, Optional.of(aim), counters, shots, plusOnes);
    }

    /** This draft with those opening cards. */
    public Assault withOpeners(ImmutableList<CardId> cards) {
      return new Assault(seat, form, ship, squadrons, cards, target, counters, shots, plusOnes);
    }

    /** This draft with those counters. */
    public Assault withCounters(ImmutableList<Counter> more) {
      return new Assault(seat, form, ship, squadrons, openers, target, more, shots, plusOnes);
    }

    /** This draft with those weapon cards. */
    public Assault withShots(ImmutableList<Shot> more) {
      return new Assault(seat, form, ship, squadrons, openers, target, counters, more, plusOnes);
    }

    /** This draft with those Prime Teams. */
    public Assault withPlusOnes(ImmutableList<CardId> more) {
      return new Assault(seat, form, ship, squadrons, openers, target, counters, shots, more);
    }
  }
}

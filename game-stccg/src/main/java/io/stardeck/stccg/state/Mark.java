package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What is to be remembered of a person or of equipment, beside the place ({@code ST-ZON-11}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Mark {
  /** Under house arrest ({@code ST-TRE-05}). */
  @JsonTypeName("arrested")
  record Arrested() implements Mark {}

  /** A hologram that was selected to die, until its controller's next turn ({@code ST-HOL-08}). */
  @JsonTypeName("deactivated")
  record Deactivated() implements Mark {}

  /**
   * A hologram on a planet.
   *
   * @param ship its home ship ({@code ST-HOL-05})
   */
  @JsonTypeName("home")
  record Home(CardId ship) implements Mark {}

  /**
   * Disabled by a card ({@code ST-EFF-31}).
   *
   * @param by the card
   */
  @JsonTypeName("disabled")
  record Disabled(CardId by) implements Mark {}

  /**
   * Stopped when it came to defend itself in a battle, for the rest of the turn ({@code
   * ST-ORD-05}).
   */
  @JsonTypeName("halted")
  record Halted() implements Mark {}

  /**
   * Stopped as long as a card lies there ({@code ST-EFF-02}).
   *
   * @param by the card
   */
  @JsonTypeName("stopped")
  record Stopped(CardId by) implements Mark {}

  /**
   * One of those on whom a card lies ({@code ST-DIL-15}), or whom it has parted ({@code
   * ST-EFF-51}).
   *
   * @param by the card
   */
  @JsonTypeName("held")
  record Held(CardId by) implements Mark {}

  /**
   * Not to be beamed ({@code ST-EFF-30}).
   *
   * @param turns how many turns of the controller are still to end, until it ends; 0 if it ends
   *     with this turn
   */
  @JsonTypeName("no-beam")
  record NoBeam(int turns) implements Mark {}

  /**
   * Was drawn to die by effects that are not over, and a guard saved the person: whoever was drawn
   * is not put back ({@code ST-EFF-54}, {@code ST-RND-03}).
   *
   * @param by the card whose effects they are
   */
  @JsonTypeName("spared")
  record Spared(CardId by) implements Mark {}

  /**
   * Is about to die, which others may still answer ({@code ST-INT-06}); it bears that wherever it
   * lies, as its id may change when others leave unseen ({@code ST-VIS-13}).
   *
   * @param as the id by which it was announced
   */
  @JsonTypeName("dying")
  record Dying(CardId as) implements Mark {}

  /**
   * Has tried a mission in vain in this turn ({@code ST-ATT-12}).
   *
   * @param location where
   */
  @JsonTypeName("tried")
  record Tried(int location) implements Mark {}

  /**
   * Has called an attack off in this turn ({@code ST-AFF-11}).
   *
   * @param opponent whose team it may not attack again
   * @param location where
   */
  @JsonTypeName("called-off")
  record CalledOff(Seat opponent, int location) implements Mark {}

  /**
   * An artifact that was destroyed with its mission before anybody earned it: nobody plays it from
   * then on ({@code ST-PLY-02}). No other mark stays when a card leaves play.
   */
  @JsonTypeName("unearned")
  record Unearned() implements Mark {}

  /**
   * Controlled by another player for some time ({@code ST-EFF-16}).
   *
   * @param to whose it is again then
   * @param battle whether the end of a battle ends it
   * @param turns how many turns of who has it are still to end; 0 if it is the end of this turn
   */
  @JsonTypeName("lent")
  record Lent(Seat to, boolean battle, int turns) implements Mark {
    /** Until the end of this turn. */
    public static Lent forTurn(Seat to) {
      return new Lent(to, false, 0);
    }

    /** It goes back to {@code owner}, who had it before. */
    public Lent of(Seat owner) {
      return new Lent(owner, battle, turns);
    }

    /** What is left when a turn has ended, one of who has it or another; none if it goes back. */
    public Optional<Lent> after(boolean own) {
      int left = own ? turns - 1 : turns;
      return left > 0 ? Optional.of(new Lent(to, battle, left)) : Optional.empty();
    }
  }

  /** In the hand of the player whose turn ends, the card drawn last ({@code ST-INT-06}). */
  @JsonTypeName("drawn")
  record Drawn() implements Mark {}

  /**
   * Has gained the skills of another person until the end of the turn ({@code ST-EFF-52}).
   *
   * @param def that person's definition
   * @param without the skills of it that the person had lost by then
   */
  @JsonTypeName("learned")
  record Learned(String def, ImmutableList<String> without) implements Mark {}
}

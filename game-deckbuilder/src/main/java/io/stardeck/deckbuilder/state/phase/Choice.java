package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * CHOICE: a player has to choose. The answer goes to the frame below, which has asked.
 *
 * @param seat who chooses
 * @param card for which card
 * @param question what is asked
 * @param look the hidden cards that they are shown
 */
@JsonTypeName("choice")
public record Choice(Seat seat, CardId card, Question question, Optional<Look> look)
    implements Phase {}
